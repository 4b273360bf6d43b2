import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { allowOf, sandboxOf } from '../../domain/frame/frameRights.ts';
import { useTexts } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { Button } from '../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import { focusBeside } from './host/focusBeside.ts';
import css from './frame.css';
import { frameHeight } from './model.ts';
import { placedFrame } from './placedFrame.ts';
import type { Page } from './usePage.ts';

export interface PageFrameProps {
  readonly page: Page;
  readonly address: URL;
  /** Name of the frame. Where it is empty, the page's own title is the name. */
  readonly label: string;
  /** CSS pixels; absent where the frame is as high as its content. */
  readonly height: number | undefined;
  /** CSS pixels that are reserved until the page reports its height. */
  readonly least: number;
  readonly headingLevel: HeadingLevel;
}

/** Title and text of the panel that replaces the page. */
const lackTexts = {
  offline: ['failed', 'offlineText'],
  failed: ['failed', 'failedText'],
  closed: ['closed', 'closedText'],
} as const;

/** A page of the portal in its frame, with its loading state, its notice, and the panel that replaces it after a failure (FRAME-1). */
export function PageFrame({ page, address, label, height, least, headingLevel }: PageFrameProps) {
  useSheet(css);
  const t = useTexts('frame');
  const shared = useTexts('common');
  const { frame, id, view, state, again, onLoad } = page;
  const passFrame = () => {
    const inPage = placedFrame(frame.current);
    if (inPage) focusBeside(inPage.element, 'next');
  };
  const high = frameHeight({ given: height, told: state.height, overlay: state.overlay, least });
  if (view === 'offline' || view === 'failed' || view === 'closed') {
    const [title, text] = lackTexts[view];
    return (
      <div className="framed" style={{ minBlockSize: height ?? least }}>
        <EmptyState
          role="alert"
          tone="danger"
          picture={CloudAlert}
          title={t(title)}
          headingLevel={headingLevel}
          actions={
            <Button look="filled" icon={RefreshCw} onClick={again}>
              {shared('tryAgain')}
            </Button>
          }
        >
          {t(text)}
        </EmptyState>
      </div>
    );
  }
  const name = label || state.title || t('label');
  return (
    <div className="framed" aria-busy={view === 'waiting' || undefined}>
      {view === 'silent' && (
        <Notice
          tone="warning"
          icon={TriangleAlert}
          role="status"
          title={t('silent')}
          actions={<Button onClick={again}>{shared('tryAgain')}</Button>}
        >
          {t('silentText')}
        </Notice>
      )}
      <div className="past">
        <Button onClick={passFrame}>{t('past', { name })}</Button>
      </div>
      <iframe
        key={id}
        ref={frame}
        part="frame"
        title={name}
        sandbox={sandboxOf('portal')}
        allow={allowOf('portal')}
        referrerPolicy="strict-origin-when-cross-origin"
        src={address.href}
        onLoad={onLoad}
        style={{ blockSize: high }}
      />
      {view === 'waiting' && (
        <div className="cover">
          <span className="sr" role="status">
            {t('loading')}
          </span>
          <i aria-hidden="true" />
          <div className="cards" aria-hidden="true">
            {[1, 2, 3, 4, 5, 6].map((card) => (
              <i key={card} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
