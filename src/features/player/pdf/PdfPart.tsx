import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import { useEffect, useRef } from 'react';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { Blank } from '../../../ui/Blank.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { HeadingLevel } from '../../../ui/Heading.tsx';
import { Measure } from '../../../ui/Measure.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import css from './pdf.css';
import { pdfFailure } from './pdfFailure.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { usePdf } from './usePdf.ts';

export interface PdfPartProps {
  readonly url: string;
  readonly name: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly headingLevel: HeadingLevel;
}

const pictures = { signIn: LogIn, forbidden: Lock, failed: CloudAlert };

/** A PDF of a part: on its way, to be read, or why there is none (ERR-12, MEDIA-2). */
export function PdfPart({ url, headingLevel, ...viewer }: PdfPartProps) {
  useSheet(css);
  const { session } = usePort();
  const [t, player, formats] = [useTexts('parts'), useTexts('player'), useFormats()];
  const { state, retry, busy } = usePdf(url, viewer.workflowId);
  const asked = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { kind } = state;
  useEffect(() => {
    // Who asked again by a button that is gone goes on in the document.
    if (kind === 'open' && asked.current) place.current?.querySelector<HTMLElement>('.sheets')?.focus();
    if (kind === 'open') asked.current = false;
  }, [kind]);
  const again = () => {
    asked.current = true;
    retry();
  };
  if (kind === 'open') return <div ref={place}><PdfViewer open={state} {...viewer} /></div>;
  if (kind === 'loading') {
    return (
      <div className="pdf-wait" aria-busy="true">
        <VisuallyHidden live>{t('pdf.loading')}</VisuallyHidden>
        <div className="bones" aria-hidden="true"><i /></div>
        {state.share !== null && <Measure value={state.share} label={t('pdf.loading')} text={formats.percent(state.share)} size="thin" />}
      </div>
    );
  }
  if (kind === 'blocked') return <div className="pdf-not"><Blank role="status" tone="muted" picture={ShieldAlert} title={t('pdf.blocked')} headingLevel={headingLevel}>{t('pdf.blockedText')}</Blank></div>;
  const failure = pdfFailure(state.error);
  return (
    <div className="pdf-not">
      <Blank
        role="alert"
        tone={failure.what === 'failed' ? 'danger' : 'muted'}
        picture={pictures[failure.what]}
        title={t(`pdf.${failure.what}`)}
        headingLevel={headingLevel}
        actions={
          failure.what === 'signIn' ? <Button look="filled" icon={LogIn} busy={busy} onClick={session.signIn}>{t('pdf.signInButton')}</Button>
          : failure.what === 'failed' ? <Button look="filled" icon={RefreshCw} busy={busy} onClick={again}>{player('tryAgain')}</Button>
          : undefined
        }
      >
        {failure.why && player(failure.why)}
      </Blank>
    </div>
  );
}
