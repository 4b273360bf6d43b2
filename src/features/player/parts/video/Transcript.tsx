import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Captions } from '../../../../domain/tree/partContent.ts';
import { useDirection, useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { Lines } from './Lines.tsx';
import { useLines } from './useLines.ts';
import { firstCaptions, lineAt, type Line } from './videoModel.ts';

export interface TranscriptProps {
  readonly video: HTMLVideoElement | null;
  readonly captions: readonly Captions[];
  readonly tries: number;
  /** Requests the captions again. */
  readonly retry: () => void;
}

/** From this width in pixels on, the transcript is next to the video, and open. */
const beside = 971;
/** After the learner scrolls the lines, automatic scrolling pauses for this number of milliseconds. */
const leftAlone = 5000;

const nameOf = (captions: Captions | undefined) => captions?.label || captions?.language;

/**
 * The whole transcript of a video, next to it or below it. Each line is a link to its time, and the line being spoken
 * is marked (VIDEO-2).
 */
export function Transcript({ video, captions, tries, retry }: TranscriptProps) {
  const t = useTexts('parts');
  const { tag } = useDirection();
  const [chosen, setChosen] = useState(() => firstCaptions(captions, tag));
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const list = useId();
  const lines = useLines(video, chosen, tries);
  const ready = lines !== null && lines !== 'failed';
  const current = useCurrent(video, ready ? lines : []);
  const scroller = useFollowing(current, open && ready);
  useLayoutEffect(() => {
    const around = place.current?.closest('.lectern');
    setOpen((around?.clientWidth ?? 0) >= beside);
  }, []);

  const seek = useCallback(
    (start: number) => {
      if (!video) return;
      video.currentTime = start;
      // Some browsers refuse to play until another gesture; the video then waits at that line.
      video.play().catch(() => undefined);
    },
    [video],
  );
  const { language = '' } = captions[chosen] ?? {};
  return (
    <section className={`said${open ? ' open' : ''}`} aria-label={t('video.transcript')} ref={place}>
      <div className="saidBar">
        <Button
          look="quiet"
          iconEnd={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {t('video.transcript')}
        </Button>
        {open && captions.length > 1 && (
          <span className="said-in">
            <Icon of={Languages} size="s" />
            <bdi aria-hidden="true" lang={language || undefined}>
              {nameOf(captions[chosen])}
            </bdi>
            <Icon of={ChevronDown} size="s" />
            <select
              aria-label={t('video.language')}
              value={chosen}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {captions.map((one, index) => (
                <option key={one.url} value={index} lang={one.language || undefined}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      <div className="saidLines" id={list} hidden={!open} ref={scroller}>
        {lines === null && (
          <p className="muted" role="status">
            {t('video.transcriptLoading')}
          </p>
        )}
        {lines === 'failed' && <QuietFailure text={t('video.transcriptFailed')} busy={false} retry={retry} />}
        {ready && lines.length === 0 && <p className="muted">{t('video.transcriptEmpty')}</p>}
        {ready && lines.length > 0 && (
          <Lines
            key={chosen}
            label={t('video.transcript')}
            lines={lines}
            language={language}
            current={current}
            seek={seek}
          />
        )}
      </div>
    </section>
  );
}

/** The index of the line being spoken now. */
function useCurrent(video: HTMLVideoElement | null, lines: readonly Line[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    if (!video) return;
    const look = () => setCurrent(lineAt(lines, video.currentTime));
    look();
    for (const name of ['timeupdate', 'seeked']) video.addEventListener(name, look);
    return () => {
      for (const name of ['timeupdate', 'seeked']) video.removeEventListener(name, look);
    };
  }, [video, lines]);
  return current;
}

/**
 * Keeps the line being spoken in view within its own list. The page does not scroll, and a learner who reads elsewhere
 * in the list keeps the place.
 */
function useFollowing(current: number, wanted: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const handled = useRef(-Infinity);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const hand = () => (handled.current = performance.now());
    for (const name of ['wheel', 'touchmove', 'keydown']) box.addEventListener(name, hand, { passive: true });
    return () => {
      for (const name of ['wheel', 'touchmove', 'keydown']) box.removeEventListener(name, hand);
    };
  }, []);
  useEffect(() => {
    const box = scroller.current;
    const line = wanted && box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !line || performance.now() - handled.current < leftAlone) return;
    const [view, at] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (at.top >= view.top && at.bottom <= view.bottom) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scroll({ top: box.scrollTop + at.top - view.top - view.height / 3, behavior: calm ? 'instant' : 'smooth' });
  }, [current, wanted]);
  return scroller;
}
