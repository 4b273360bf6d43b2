import Play from 'lucide/dist/esm/icons/play.mjs';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../../data/query/useOnline.ts';
import { allowOf, sandboxOf } from '../../../../domain/frame/frameRights.ts';
import { useUserId } from '../../../../port/useUserId.ts';
import { vimeoAddress } from '../../../../web/vimeoAddress.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { useNearFrame } from '../../../../ui/scroll/useNearFrame.ts';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import { NotPlaying } from './NotPlaying.tsx';
import { Under } from './Under.tsx';
import { useWatch } from './useWatch.ts';
import css from './video.css';
import { followVimeo, type VimeoClass } from './vimeoFrame.ts';

const library = () => import('@vimeo/player').then((loaded) => loaded.default as unknown as VimeoClass);

export interface VimeoPartProps extends PartProps<'vimeo'> {
  /** Loads Vimeo's own library. */
  readonly load?: () => Promise<VimeoClass>;
}

/** A part that is a video at Vimeo (VIDEO-6, VIDEO-7): its player in a frame, and the author's text about it. */
export function VimeoPart(props: VimeoPartProps) {
  useSheet(css);
  const userId = useUserId();
  const [attempt, setAttempt] = useState(0);
  const [started, setStarted] = useState(false);
  const {
    content: { file, html },
    headingLevel,
  } = props;
  const address = vimeoAddress(file.url);
  const retry = () => setAttempt(attempt + 1);
  const film = () => {
    if (address === null)
      return (
        <div className="film">
          <NotPlaying failure="noVimeo" headingLevel={headingLevel} retry={retry} />
        </div>
      );
    if (userId === null)
      return (
        <div className="film">
          <div className="screen" aria-busy="true" />
        </div>
      );
    const start = () => setStarted(true);
    return (
      <Frame key={attempt} {...props} {...address} userId={userId} started={started} onStart={start} retry={retry} />
    );
  };
  return (
    <>
      {film()}
      {html.trim() && <AuthorHtml html={html} headingLevel={headingLevel} />}
    </>
  );
}

interface FrameProps extends VimeoPartProps {
  readonly frame: string;
  readonly page: string;
  readonly userId: string;
  readonly started: boolean;
  readonly onStart: () => void;
  readonly retry: () => void;
}

/**
 * The frame. Nothing is requested from Vimeo before the learner starts the video (VIDEO-9), and then only once the
 * frame is near the view (MEDIA-5).
 */
function Frame({
  content,
  name,
  frame,
  page,
  userId,
  workflowId,
  headingLevel,
  done,
  onSeen,
  started,
  onStart,
  retry,
  load = library,
}: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const t = useTexts('parts');
  const online = useOnline();
  const near = useNearFrame(place);
  const [ready, setReady] = useState(false);
  // A video that already plays may have enough data to continue for a while.
  const waits = started && !ready && !online;
  const player = useRef<ReturnType<typeof followVimeo>>(null);
  const [resume, setResume] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const { watch, share } = useWatch({
    userId,
    workflowId,
    activityPathId: content.activityPathId,
    done,
    onSeen,
    onArrived: (from) => openAt(from),
  });
  const openAt = (from: number | null) => {
    if (from !== null) player.current?.seek(from);
    setResume(from);
  };
  useEffect(() => {
    const box = place.current;
    if (!near || !started || waits || !box) return;
    let here = true;
    // The frame is created by hand, because Vimeo's library removes it from the page itself when it ends.
    const element = box.ownerDocument.createElement('iframe');
    element.className = 'screen';
    element.title = name;
    element.allow = allowOf('vimeo');
    element.setAttribute('sandbox', sandboxOf('vimeo'));
    element.referrerPolicy = 'strict-origin-when-cross-origin';
    element.src = frame;
    box.replaceChildren(element);
    load().then(
      (Player) => {
        if (!here) return;
        player.current = followVimeo(Player, element, {
          onReady: (duration) => {
            const from = watch.begin(duration);
            if (from !== null) player.current?.seek(from);
            setResume(from);
            setReady(true);
            // A click on Start plays the video; if some of it was seen before, the learner is first asked where to
            // start.
            if (from === null) player.current?.play(0);
          },
          onPlay: () => setResume(null),
          onPlaying: watch.tell,
          onEnd: watch.end,
          onFailed: () => setFailed(true),
        });
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
      player.current?.end();
      player.current = null;
      element.remove();
    };
  }, [near, started, waits, frame, name, watch, load]);
  if (waits)
    return (
      <div className="film">
        <NotPlaying failure="offline" headingLevel={headingLevel} retry={retry} page={page} />
      </div>
    );
  if (failed)
    return (
      <div className="film">
        <NotPlaying failure="vimeo" headingLevel={headingLevel} retry={retry} page={page} />
      </div>
    );
  return (
    <div className="film">
      <div className={ready ? 'vimeo-stand' : 'vimeo-stand vimeo-waits'}>
        <div className="screen" ref={place} />
        {!started && (
          <div className="vimeo-cover">
            <Button look="filled" icon={Play} onClick={onStart}>
              {t('video.start')}
            </Button>
            <p>{t('video.startNote')}</p>
          </div>
        )}
        {started && !ready && (
          <div className="vimeo-cover">
            <Spinner label={t('video.loadingVimeo')} />
          </div>
        )}
      </div>
      <Under resume={resume} goOn={(from) => player.current?.play(from)} done={done} share={share} measured />
    </div>
  );
}
