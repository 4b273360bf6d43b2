import { createBreachCounter } from '../channel/createBreachCounter.ts';
import { own } from '../messages/own.ts';
import { guestSubjects, type GuestSubject } from './guestSubjects.ts';
import type { GuestStore } from './guestStore.ts';
import { heardToolReturn, type ToolReturn } from './toolReturn.ts';

/** The actions that a tool may cause in the page around its frame. */
export interface GuestHandlers {
  /** @param height CSS pixels, from 100 to 10,000 */
  readonly size: (height: number) => void;
  readonly scrollToTop: () => void;
  /** Announces a text to screen readers alone. */
  readonly announce: (text: string) => void;
  readonly alert: (text: string) => void;
  /** Turns the question before the page is left on or off. */
  readonly leaveGuard: (on: boolean) => void;
  /** The tool sent the learner back (FRAMED-12). */
  readonly returned: (said: ToolReturn) => void;
  /** The tool has sent a message, so its page has been loaded. */
  readonly heard: () => void;
}

export interface GuestDeps {
  /** Window of the page. */
  readonly view: Window;
  /** Window of the frame, or null while there is none. */
  readonly guest: () => Window | null;
  /** Origin of the tool where the LMS told it; null: any but the page's own. */
  readonly origin: string | null;
  readonly store: GuestStore;
  readonly on: GuestHandlers;
  /** The distance of the frame from the top of the window, in CSS pixels. */
  readonly offset: () => number;
  /** In milliseconds; the browser's own clock where absent. */
  readonly now?: () => number;
}

/** Heights that a frame may ask for, in CSS pixels. */
const guestHeights = { least: 100, most: 10_000 } as const;
/** UTF-16 units of an announcement or alert; the rest is cut. */
const longest = 1000;

type ErrorCode = 'bad_request' | 'unsupported_subject' | 'storage_exhaustion' | 'wrong_origin';
const known: ReadonlySet<unknown> = new Set(guestSubjects);

const textOf = (data: unknown): string => {
  const body = own(data, 'body');
  return (typeof body === 'string' ? body : '').trim().slice(0, longest);
};

/** A height that a message asks for: a number, or its digits; null for anything else. */
function heightOf(value: unknown): number | null {
  const height = typeof value === 'string' && /^\d{1,6}(\.\d{1,6})?(px)?$/.test(value) ? parseFloat(value) : value;
  return typeof height === 'number' && Number.isFinite(height) && height > 0
    ? Math.ceil(Math.min(Math.max(height, guestHeights.least), guestHeights.most))
    : null;
}

/**
 * The platform's end of the messages of LTI (FRAMED-8, FRAMED-9), and of `plugin.resize`. It takes messages only from the frame's own
 * window and from the tool's origin, at most fifty a second; answers go to the window and origin that asked. Data that a tool stores is
 * told only to the tool's own origin. Messages of the portal's return point come from the same window (FRAMED-12).
 * @returns a function that ends it
 */
export function connectGuest({ view, guest, origin, store, on, offset, now = Date.now }: GuestDeps): () => void {
  const speed = createBreachCounter(now);

  function hear({ data, source, origin: from }: MessageEvent<unknown>) {
    const to = guest();
    if (!to || source !== to || speed.isTooFast()) return;
    if (from === view.location.origin) {
      const said = heardToolReturn(data);
      if (said) on.returned(said);
      return;
    }
    // A page without an origin cannot be the only target of an answer.
    if (from === 'null' || !/^https?:/.test(from)) return;
    const subject = own(data, 'subject');
    const isPlugin = own(data, 'type') === 'plugin.resize';
    if (typeof subject !== 'string' && !isPlugin) return;
    const answer = (fields: object) => {
      const id = own(data, 'message_id');
      if (typeof subject !== 'string' || typeof id !== 'string' || id.length > longest) return;
      to.postMessage({ subject: `${subject.slice(0, 100)}.response`, message_id: id, ...fields }, from);
    };
    const refuse = (code: ErrorCode, message: string) => answer({ error: { code, message } });
    if (origin !== null && from !== origin)
      return refuse('wrong_origin', 'This origin is not that of the tool which was launched here.');
    on.heard();
    if (isPlugin) {
      const height = heightOf(own(own(data, 'payload'), 'height'));
      if (height !== null) on.size(height);
      return;
    }
    if (!known.has(subject)) return refuse('unsupported_subject', 'The page does not know this subject.');
    answers[subject as GuestSubject](data, from, answer, refuse);
  }

  type Answering = (
    data: unknown,
    from: string,
    answer: (fields: object) => void,
    refuse: (code: ErrorCode, message: string) => void,
  ) => void;
  const answers: Readonly<Record<GuestSubject, Answering>> = {
    'lti.capabilities': (_data, _from, answer) =>
      answer({ supported_messages: guestSubjects.map((subject) => ({ subject })) }),
    'lti.get_data': (data, from, answer, refuse) => {
      const key = own(data, 'key');
      if (typeof key !== 'string' || key === '') return refuse('bad_request', 'key must be a text.');
      answer({ key, value: store.get(from, key) });
    },
    'lti.put_data': (data, from, answer, refuse) => {
      const [key, value = null] = [own(data, 'key'), own(data, 'value')];
      if (typeof key !== 'string' || key === '') return refuse('bad_request', 'key must be a text.');
      if (value !== null && typeof value !== 'string') return refuse('bad_request', 'value must be a text.');
      if (!store.put(from, key, value)) return refuse('storage_exhaustion', 'There is no room for this.');
      answer({ key, value });
    },
    'lti.frameResize': (data, _from, answer, refuse) => {
      const height = heightOf(own(data, 'height'));
      if (height === null) return refuse('bad_request', 'height must be a number of pixels.');
      on.size(height);
      answer({ height });
    },
    'lti.fetchWindowSize': (_data, _from, answer) =>
      answer({ height: view.innerHeight, width: view.innerWidth, offset: offset(), footer: 0, scrollY: view.scrollY }),
    'lti.scrollToTop': (_data, _from, answer) => {
      on.scrollToTop();
      answer({});
    },
    'lti.screenReaderAlert': (data, _from, answer) => {
      on.announce(textOf(data));
      answer({});
    },
    'lti.showAlert': (data, _from, answer, refuse) => {
      const text = textOf(data);
      if (text === '') return refuse('bad_request', 'body must be a text.');
      on.alert(text);
      answer({});
    },
    'lti.setUnloadMessage': (_data, _from, answer) => {
      on.leaveGuard(true);
      answer({});
    },
    'lti.removeUnloadMessage': (_data, _from, answer) => {
      on.leaveGuard(false);
      answer({});
    },
  };

  view.addEventListener('message', hear);
  return () => view.removeEventListener('message', hear);
}
