import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import { useEffect, useRef } from 'react';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../../ui/Heading.tsx';
import { ProgressBar } from '../../../../ui/progress/ProgressBar.tsx';
import { useSheet } from '../../../../ui/sheet.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import css from './pdf.css';
import type { LecternError } from '../../../../errors.ts';
import { useLinks } from '../../base/links.ts';
import { failureText } from '../../base/screen.ts';
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

/** A PDF of a part: it is loading, it is open, or a message says why there is none (ERR-12, MEDIA-2). */
export function PdfPart({ url, headingLevel, ...viewer }: PdfPartProps) {
  useSheet(css);
  const { session } = usePort();
  const [t, player, formats] = [useTexts('parts'), useTexts('player'), useFormats()];
  const { state, retry, busy } = usePdf(url, viewer.workflowId);
  const { query } = useLinks();
  const asked = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { kind } = state;
  useEffect(() => {
    // If the learner tried again by a button that is now gone, the focus moves into the document.
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
        {player('tryAgain')}
      </Button>
    ),
  };
  return (
    <div className="pdf-not">
      <EmptyState
        role="alert"
        tone={failure.what === 'failed' ? 'danger' : 'muted'}
        picture={pictures[failure.what]}
        title={t(`pdf.${failure.what}`)}
        headingLevel={headingLevel}
        actions={actions[failure.what]}
      >
        {failure.why && player(failure.why)}
      </EmptyState>
    </div>
  );
}

/** The message for a PDF that cannot be shown (ERR-12, TEXT-39); `why` names the text that explains it. */
interface PdfFailure {
  readonly what: 'signIn' | 'forbidden' | 'failed';
  readonly why: ReturnType<typeof failureText> | null;
}

/** 401 and 403 have a message of their own; any other failure can be tried again. */
function pdfFailure(error: LecternError): PdfFailure {
  if (error.code === 'unauthorized' || error.code === 'authentication_error') return { what: 'signIn', why: null };
  if (error.code === 'forbidden') return { what: 'forbidden', why: null };
  const reached = error.code === 'offline' || error.code === 'network' || error.code === 'timeout';
  return { what: 'failed', why: reached ? failureText(error) : null };
}
