import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useRef } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { focusBeside } from './focusBeside.ts';
import css from './frame.css';
import { frameHeight } from './model.ts';
import type { Page } from './usePage.ts';

export interface PageFrameProps {
  readonly page: Page;
  readonly address: URL;
  /** Name of the frame; what the page calls itself where it is empty. */
  readonly label: string;
  /** CSS pixels; absent where the frame is as high as its content. */
  readonly height: number | undefined;
  /** CSS pixels that are held until the page says how high it is. */
  readonly least: number;
  readonly headingLevel: HeadingLevel;
}

/**
 * What the page in a frame may do: run, keep its session, send forms, open windows (to sign in, and for files), ask before
 * leaving, save files. What it may not is lead the host's window away, not even by a link of an author.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';
/** Videos, and the address of a course on the clipboard. Neither camera nor place nor payment. */
const allow = 'fullscreen; autoplay; picture-in-picture; encrypted-media; clipboard-write; screen-wake-lock';

/** A page of the portal in its frame: what stands before it, under it, and in place of it (FRAME-1). */
export function PageFrame({ page, address, label, height, least, headingLevel }: PageFrameProps) {
  useSheet(css);
  const t = useTexts('frame');
  const shared = useTexts('common');
  const { frame, id, view, state, again, onLoad } = page;
  const past = useRef<HTMLDivElement>(null);
  const high = frameHeight({ given: height, told: state.height, overlay: state.overlay, least });
  if (view === 'offline' || view === 'failed' || view === 'closed') {
    return (
      <div className="framed" style={{ minBlockSize: height ?? least }}>
        <Blank role="alert" tone="danger" picture={CloudAlert} title={t(view === 'closed' ? 'closed' : 'failed')} headingLevel={headingLevel} actions={<Button look="filled" icon={RefreshCw} onClick={again}>{shared('tryAgain')}</Button>}>
          {t(view === 'offline' ? 'offlineText' : view === 'closed' ? 'closedText' : 'failedText')}
        </Blank>
      </div>
    );
  }
  const name = label || state.title || t('label');
  return (
    <div className="framed" aria-busy={view === 'waiting' || undefined}>
      {view === 'silent' && <Notice tone="warning" icon={TriangleAlert} role="status" title={t('silent')} actions={<Button onClick={again}>{shared('tryAgain')}</Button>}>{t('silentText')}</Notice>}
      <div className="past" ref={past}>
        <Button onClick={() => focusBeside((past.current!.getRootNode() as ShadowRoot).host, 'next')}>{t('past', { name })}</Button>
      </div>
      <iframe key={id} ref={frame} part="frame" title={name} sandbox={sandbox} allow={allow} referrerPolicy="strict-origin-when-cross-origin" src={address.href} onLoad={onLoad} style={{ blockSize: high }} />
      {view === 'waiting' && (
        <div className="cover">
          <span className="sr" role="status">{t('loading')}</span>
          <i aria-hidden="true" />
          <div className="cards" aria-hidden="true">{[1, 2, 3, 4, 5, 6].map((card) => <i key={card} />)}</div>
        </div>
      )}
    </div>
  );
}
