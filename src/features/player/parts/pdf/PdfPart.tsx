import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import { useEffect, useRef } from 'react';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { useFailureText } from '../../../../panels/useFailureText.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { ProgressBar } from '../../../../ui/progress/ProgressBar.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import css from './pdf.css';
import type { LecternError } from '../../../../errors.ts';
import { useLinks } from '../../base/links.ts';
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

/** A PDF of a part: the loading state, the open document, or a message why there is none (ERR-12, MEDIA-2). */
export function PdfPart({ url, headingLevel, ...viewer }: PdfPartProps) {
  useSheet(css);
  const { session } = usePort();
  const [t, common, formats] = [useTexts('parts'), useTexts('common'), useFormats()];
  const { state, retry, busy } = usePdf(url, viewer.workflowId);
  const { query } = useLinks();
  const asked = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { kind } = state;
  const { becauseSaved } = useFailureText(kind === 'failed');
  useEffect(() => {
    // If the learner tried again with a button that is now removed, the focus moves into the document.
    if (kind === 'open' && asked.current) place.current?.querySelector<HTMLElement>('.sheets')?.focus();
    if (kind === 'open') asked.current = false;
  }, [kind]);
  const again = () => {
    asked.current = true;
    retry();
  };
  if (kind === 'open')
    return (
      <div ref={place}>
        <PdfViewer key={query} open={state} {...viewer} />
      </div>
    );
  if (kind === 'loading') {
    return (
      <div className="pdf-wait" aria-busy="true">
        <VisuallyHidden live>{t('pdf.loading')}</VisuallyHidden>
        <div className="bones" aria-hidden="true">
          <i />
        </div>
        {state.share !== null && (
          <ProgressBar value={state.share} label={t('pdf.loading')} text={formats.percent(state.share)} size="thin" />
        )}
      </div>
    );
  }
  if (kind === 'blocked')
    return (
      <div className="pdf-not">
        <EmptyState
          role="status"
          tone="muted"
          picture={ShieldAlert}
          title={t('pdf.blocked')}
          headingLevel={headingLevel}
        >
          {t('pdf.blockedText')}
        </EmptyState>
      </div>
    );
  const failure = pdfFailure(state.error);
  const actions = {
    forbidden: undefined,
    signIn: (
      <Button look="filled" icon={LogIn} busy={busy} onClick={session.signIn}>
        {t('pdf.signInButton')}
      </Button>
    ),
    failed: (
      <Button look="filled" icon={RefreshCw} busy={busy} onClick={again}>
        {common('tryAgain')}
      </Button>
    ),
  };
  return (
    <div className="pdf-not">
      <EmptyState
        role="alert"
        tone={failure === 'failed' ? 'danger' : 'muted'}
        picture={pictures[failure]}
        title={t(`pdf.${failure}`)}
        headingLevel={headingLevel}
        actions={actions[failure]}
      >
        {failure === 'failed' && becauseSaved(state.error)}
      </EmptyState>
    </div>
  );
}

/** The message for a PDF that cannot be shown (ERR-12, TEXT-39): 401 and 403 have their own; any other failure can be tried again. */
function pdfFailure({ code }: LecternError): 'signIn' | 'forbidden' | 'failed' {
  if (code === 'unauthorized' || code === 'authentication_error') return 'signIn';
  return code === 'forbidden' ? 'forbidden' : 'failed';
}
