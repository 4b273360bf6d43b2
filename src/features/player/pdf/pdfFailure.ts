import type { LecternError } from '../../../errors.ts';
import { failureText } from '../screen.ts';

/** What is said of a PDF that cannot be shown (ERR-12, TEXT-39); `why` names the text that explains it. */
export interface PdfFailure {
  readonly what: 'signIn' | 'forbidden' | 'failed';
  readonly why: ReturnType<typeof failureText> | null;
}

/** 401 and 403 say what to do; anything else failed, and can be tried again. */
export function pdfFailure(error: LecternError): PdfFailure {
  if (error.code === 'unauthorized' || error.code === 'authentication_error') return { what: 'signIn', why: null };
  if (error.code === 'forbidden') return { what: 'forbidden', why: null };
  const reached = error.code === 'offline' || error.code === 'network' || error.code === 'timeout';
  return { what: 'failed', why: reached ? failureText(error) : null };
}
