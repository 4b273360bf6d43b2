import { createEndpoint } from '../../../src/bridge/channel/createEndpoint.ts';
import { frameMessages } from '../../../src/bridge/messages/frameMessages.ts';
import { guards } from '../../../src/bridge/messages/guards.ts';
import { hostMessages } from '../../../src/bridge/messages/hostMessages.ts';
import type { LogEntry } from '../../../src/bridge/log/logEntry.ts';
import type { Messages } from '../../../src/bridge/messages/shape.ts';
import type { Tools } from '../../../src/bridge/channel/tools.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { PORTAL } from './pair.ts';
import { syncPort } from './syncPort.ts';

export const CHANNEL = 'channel-of-this-test';

export interface Carried {
  readonly name: string;
  readonly body: unknown;
  readonly at: number;
}

/** One open end, with a clock of its own and the test at the other end of its port. It carries out whatever it is asked, and notes it. */
export function openPort(side: 'host' | 'frame', without?: string, grants: readonly string[] = ['fullscreen.request']) {
  const [sends, takes]: readonly Messages[] =
    side === 'host' ? [hostMessages, frameMessages] : [frameMessages, hostMessages];
  const wire = syncPort();
  const carried: Carried[] = [];
  const reported: unknown[] = [];
  const log: LogEntry[] = [];
  const ended: string[] = [];
  let [time, nonces] = [0, 0];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const tools: Tools = {
    now: () => time,
    after: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    nonce: () => `nonce-${(nonces += 1)}`,
    report: (_id, cause) => void reported.push(cause),
    protocols: [1],
    guards: { window: guards.window, port: guards.port.filter(({ name }) => name !== without) },
  };
  const end = createEndpoint<Messages, Messages>({
    sends: sends!,
    takes: takes!,
    grants,
    ownAddress: (wanted) => ownAddress(wanted, new URL(PORTAL)),
    tools,
    log: (entry) => void log.push(entry),
    ended: (reason) => void ended.push(reason),
  });
  for (const [name, { kind, reply }] of Object.entries(takes!)) {
    const carry = (body: unknown) => {
      carried.push({ name, body, at: time });
      return reply && (name === 'ping' ? { text: 'pong' } : { token: 'token' });
    };
    if (kind === 'event') end.on(name as never, carry);
    else end.answer(name as never, carry as never);
  }
  end.attach({
    port: wire.port,
    ch: CHANNEL,
    ready: { body: { hostNonce: 'n', caps: [], limits: { bytes: 1, perSecond: 1 } }, caps: [] },
  });
  wire.posted.length = 0;
  return {
    end,
    wire,
    carried,
    reported,
    log,
    ended,
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= time)) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
}
