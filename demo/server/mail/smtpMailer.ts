import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../settings/readMail.ts';
import { MailRefused, type Mailer } from './mail.ts';

/** How long an answer of the mail server is waited for, in milliseconds. */
const WAIT = 10_000;

interface Answer {
  readonly responseCode?: number;
  readonly command?: string;
}

/** The server will not take it at another time either: there is no such recipient, or it does not want this mail. */
const isFinal = ({ responseCode = 0, command = '' }: Answer) =>
  responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');

/** Sends mail by SMTP (SRV-61). To other machines it is never sent in the clear. */
export function createSmtpMailer({ host, port, secure, local, user, pass }: SmtpServer): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !local,
    // On the machine itself there is no certificate to be had.
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
