import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that the server received: its recipient, and the message as it came. */
export interface Taken {
  readonly to: string;
  readonly raw: string;
}

/** The server's reaction to the next mail: it takes it, refuses it for now or for good, or hangs up in the middle. */
export type Mood = 'takes' | 'busy' | 'unknown recipient' | 'refuses the text' | 'hangs up';

/** A mail server on this machine. @param port by default any free one */
export async function smtpAt(host = '127.0.0.1', port = 0) {
  const taken: Taken[] = [];
  const attempts: Mood[] = [];
  const moods: Mood[] = [];
  let auth: { readonly user: string; readonly pass: string } | null = null;
  const refusal = (code: number) => Object.assign(new Error('No.'), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      auth = { user: username ?? '', pass: password ?? '' };
      done(null, { user: username ?? '' });
    },
    onRcptTo: (_address, _session, done) => {
      const mood = moods.shift() ?? 'takes';
      attempts.push(mood);
      if (mood === 'unknown recipient') return done(refusal(550));
      return done(mood === 'busy' ? refusal(451) : undefined);
    },
    onData: (stream, session, done) => {
      const mood = attempts.at(-1);
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString('utf8')));
      stream.on('end', () => {
        if (mood === 'refuses the text') return done(refusal(554));
        // It has received the whole message, and does not reply.
        if (mood === 'hangs up') {
          for (const one of (server as unknown as { connections: Set<{ close: () => void }> }).connections) one.close();
          return done();
        }
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw });
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    /** The mails that it has taken. */
    taken,
    /** Its reaction to each attempt. */
    attempts,
    /** Its next reactions, in this order; after them it takes mails. */
    will: (...next: readonly Mood[]) => void moods.push(...next),
    auth: () => auth,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
