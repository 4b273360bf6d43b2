import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../settings/readMail.ts';
import { MailRefused, type Mailer } from './mail.ts';

/** How long the server waits for an answer of the mail server, in milliseconds. */
const WAIT = 10_000;

interface Answer {
  readonly responseCode?: number;
  readonly command?: string;
}

/** Whether the mail server will refuse the mail later too: there is no such recipient, or it does not want this mail. */
const isFinal = ({ responseCode = 0, command = '' }: Answer) =>
  responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');

/** Sends mail by SMTP (SRV-61). It is never sent unencrypted to other machines. */
export function createSmtpMailer({ host, port, secure, local, user, pass }: SmtpServer): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !local,
    // A mail server on the same machine has no certificate.
    ignoreTLS: !secure && local,
    ...(user !== null && { auth: { user, pass: pass ?? '' } }),
    connectionTimeout: WAIT,
    greetingTimeout: WAIT,
    socketTimeout: WAIT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, from, subject, text, html, date, headers: { 'Message-ID': messageId, ...headers } }) {
      const prepared = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
      );
      try {
        await transport.sendMail({ messageId, from, to, subject, text, html, date, headers: prepared });
      } catch (error) {
        if (isFinal(error as Answer)) throw new MailRefused('The mail server refused it.', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
