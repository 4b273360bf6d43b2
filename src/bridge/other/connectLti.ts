import type { LogEntry } from '../log/logEntry.ts';
import { own } from '../messages/own.ts';
import type { Tools } from '../channel/tools.ts';

/** A host that speaks another protocol (CHAN-10). */
export interface OtherHost {
  readonly size: (height: number) => void;
  readonly scrollToTop: () => void;
  readonly announce: (text: string) => void;
  readonly leaveGuard: (on: boolean, message?: string) => void;
  readonly close: () => void;
}

/** An LTI launch, as the page knows it. */
export interface LtiDeps {
  readonly view: Window;
  /** Origin of the platform that has launched the page. */
  readonly platform: string;
  readonly tools: Pick<Tools, 'nonce'>;
  readonly log?: (entry: Pick<LogEntry, 'way' | 'name' | 'guard' | 'body'>) => void;
  /** Called once the platform has told its capabilities. */
  readonly answered?: (can: (subject: string) => boolean) => void;
}

/**
 * Speaks `lti.*` with the platform of an LTI launch: asks for its capabilities, and sends only messages that the platform lists, to the
 * window that holds or opened the page and never to the topmost (CHAN-10). Until the platform answers, the newest message of each subject
 * waits.
 */
export function connectLti({ view, platform, tools, log, answered }: LtiDeps): OtherHost {
  const to: Window = view.parent === view ? ((view.opener as Window | null) ?? view) : view.parent;
  const question = tools.nonce();
  const waiting = new Map<string, Readonly<Record<string, unknown>>>();
  let subjects: ReadonlySet<unknown> | null = null;

  function post(subject: string, fields: Readonly<Record<string, unknown>>) {
    log?.({ way: 'out', name: subject, body: fields });
    to.postMessage({ subject, message_id: tools.nonce(), ...fields }, platform);
  }

  function send(subject: string, fields: Readonly<Record<string, unknown>> = {}) {
    if (!subjects) waiting.set(subject, fields);
    else if (subjects.has(subject)) post(subject, fields);
  }

  function failedGuard(data: unknown, source: unknown, origin: string): string | null {
    if (source !== to) return 'source';
    if (origin !== platform) return 'origin';
    return own(data, 'message_id') === question ? null : 'nonce';
  }

  function hear({ data, source, origin }: MessageEvent<unknown>) {
    const name = 'lti.capabilities.response';
    if (subjects || own(data, 'subject') !== name) return;
    const guard = failedGuard(data, source, origin);
    log?.(guard ? { way: 'refused', name, guard } : { way: 'in', name, body: {} });
    if (guard) return;
    const listed = own(data, 'supported_messages');
    const known: ReadonlySet<unknown> = new Set(
      Array.isArray(listed) ? listed.slice(0, 100).map((entry) => own(entry, 'subject')) : [],
    );
    subjects = known;
    for (const [subject, fields] of waiting) send(subject, fields);
    waiting.clear();
    answered?.((subject) => known.has(subject));
  }

  view.addEventListener('message', hear);
  if (to !== view) {
    log?.({ way: 'out', name: 'lti.capabilities', body: {} });
    to.postMessage({ subject: 'lti.capabilities', message_id: question }, platform);
  }
  return {
    size: (height) => send('lti.frameResize', { height }),
    scrollToTop: () => send('lti.scrollToTop'),
    announce: (text) => send('lti.screenReaderAlert', { body: text }),
    leaveGuard: (on, message) => {
      waiting.delete(on ? 'lti.removeUnloadMessage' : 'lti.setUnloadMessage');
      send(on ? 'lti.setUnloadMessage' : 'lti.removeUnloadMessage', on && message !== undefined ? { message } : {});
    },
    close: () => view.removeEventListener('message', hear),
  };
}
