import { SetupError } from './setupError.ts';

/** A mail server, as `MAIL_URL` names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise the connection begins unencrypted and continues by STARTTLS. */
  readonly secure: boolean;
  /** It runs on this machine: the connection needs no encryption. */
  readonly local: boolean;
  readonly user: string | null;
  readonly pass: string | null;
}

/** The way of mail: to a server, into the mailbox of the demonstration (SRV-60), or nowhere; and its sender. */
export interface MailSettings {
  readonly to: SmtpServer | 'mailbox' | 'nowhere';
  readonly from: string;
}

const mailUrlProblem =
  'MAIL_URL must be an address such as smtps://user:password@mail.example:465, or smtp://mail.example:587 for STARTTLS. ' +
  'Special characters of a password are written as %40 and the like.';

// The address holds a password: it goes to other machines by TLS alone (SRV-61), and into no error message.
function mailServerOf(address: string): SmtpServer {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname) || /[?#]/.test(address))
    throw new SetupError(mailUrlProblem);
  const secure = url.protocol === 'smtps:';
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      local: ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
      user: url.username ? decodeURIComponent(url.username) : null,
      pass: url.password ? decodeURIComponent(url.password) : null,
    };
  } catch {
    throw new SetupError(mailUrlProblem);
  }
}

/** Reads the settings of mail. Production has no mailbox that everybody can read: without a server it sends no mail. */
export function mailOf(
  { MAIL_URL: url, MAIL_FROM: from }: Readonly<Record<string, string | undefined>>,
  origin: string,
  production: boolean,
): MailSettings {
  if (from !== undefined && !/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,200}$/.test(from))
    throw new SetupError('MAIL_FROM must be an address such as no-reply@academy.example, and nothing more.');
  const byDefault = production ? 'nowhere' : 'mailbox';
  if (!url) return { to: byDefault, from: from ?? `no-reply@${new URL(origin).hostname}` };
  if (!from) throw new SetupError('MAIL_URL needs MAIL_FROM, the address that mail comes from.');
  return { to: mailServerOf(url), from };
}
