import { LecternError } from '../../errors.ts';
import { browserTools } from '../channel/browserTools.ts';
import type { ChannelState } from '../channel/channel.ts';
import { connectLti, type LtiDeps, type OtherHost } from './connectLti.ts';
import type { FrameEnd, FrameEndDeps, Welcome } from '../channel/frameEnd.ts';
import type { OtherSpeaker } from './hostOfFrame.ts';
import { limits } from '../messages/limits.ts';
import { promised } from '../channel/promised.ts';
import { redact } from '../log/redact.ts';
import { tellPluginSize } from './tellPluginSize.ts';
import type { Tools } from '../channel/tools.ts';

type Body = Readonly<Record<string, unknown>>;
type Note = NonNullable<LtiDeps['log']>;

/** The messages that can be translated for other hosts. All other messages of our protocol stay in the page. */
const translations: Readonly<Record<string, (host: OtherHost, body: Body) => void>> = {
  'size': (host, { height }) => host.size(height as number),
  'announce': (host, { text }) => host.announce(text as string),
  'leave-guard': (host, { on, message }) => host.leaveGuard(on as boolean, message as string | undefined),
  'scroll.to': (host, { top }) => void (top === 0 && host.scrollToTop()),
};

/** Our names of capabilities, with the LTI subjects that correspond to them. */
const subjects = { size: 'lti.frameResize', announce: 'lti.screenReaderAlert' } as const;

type Cap = keyof typeof subjects;
const capNames = ['size', 'announce'] as const satisfies readonly Cap[];

const nothing = () => {};
const pluginHost = (view: Window, origin: string, note: Note): OtherHost => ({
  size: (height) => {
    note({ way: 'out', name: 'plugin.resize', body: { height } });
    tellPluginSize(view, origin, height);
  },
  scrollToTop: nothing,
  announce: nothing,
  leaveGuard: nothing,
  close: nothing,
});

/**
 * Makes the framed page's end for a host that speaks another protocol (CHAN-10). It has the same type as the end of `connectFrame`, so that
 * the page need not know. Messages go only to the parent, and only where the tenant lists its origin. With a host that is not listed, or
 * does not answer in 10 s, the page continues without a host. No such host can sign a learner in: the page gets `session.denied` at once,
 * and asks the learner. The messages are noted in the same log (CHAN-9).
 */
export function connectOther(
  {
    view,
    allowed,
    host: { speaks, origin },
    log,
  }: Pick<FrameEndDeps, 'view' | 'allowed' | 'log'> & { readonly host: OtherSpeaker },
  tools: Pick<Tools, 'now' | 'after' | 'nonce'> = browserTools(view),
): FrameEnd {
  const watchers = new Set<(state: ChannelState) => void>();
  const handlers = new Map<string, (body: never) => void>();
  const waiting = new Map<string, Body>();
  let state: ChannelState = 'waiting';
  let [host, caps]: [OtherHost | null, readonly string[]] = [null, []];
  const counted = { in: 0, out: 0, refused: new Map<string, number>() };
  let stop = nothing;
  const { promise: welcome, ...settle } = promised<Welcome>();
  // Not every page uses the promise: its rejection must not be reported as unhandled.
  welcome.catch(nothing);

  const note: Note = ({ way, name, guard, body }) => {
    if (way !== 'refused') counted[way] += 1;
    else if (guard) counted.refused.set(guard, (counted.refused.get(guard) ?? 0) + 1);
    log?.({ at: tools.now(), way, kind: speaks, name, ...(guard ? { guard } : { body: redact(body) }) });
  };

  function become(next: ChannelState) {
    stop();
    state = next;
    for (const watcher of [...watchers]) watcher(next);
  }

  function end(next: 'unmanaged' | 'closed') {
    if (state === 'closed') return;
    host?.close();
    host = null;
    waiting.clear();
    settle.reject(
      new LecternError(next === 'closed' ? 'connection_reset' : 'handshake_timeout', 'The page is without a host.'),
    );
    become(next);
  }

  function say(name: string, body: Body) {
    if (host) translations[name]?.(host, body);
  }

  function open(can: (cap: Cap) => boolean) {
    if (state !== 'waiting') return;
    caps = capNames.filter(can);
    settle.resolve({ origin, config: {}, caps });
    become('open');
    for (const [name, body] of waiting) say(name, body);
    waiting.clear();
  }

  async function begin() {
    const isListed = origin !== '' && view.parent !== view && (await allowed(origin).catch(() => false));
    if (state !== 'waiting') return;
    if (!isListed) return end('unmanaged');
    if (speaks === 'plugin') {
      host = pluginHost(view, origin, note);
      return open((cap) => cap === 'size');
    }
    host = connectLti({
      view,
      platform: origin,
      tools,
      log: note,
      answered: (can) => open((cap) => can(subjects[cap])),
    });
    stop = tools.after(limits.wait, () => end('unmanaged'));
  }

  void begin();
  return {
    state: () => state,
    watch: (listener) => (watchers.add(listener), () => void watchers.delete(listener)),
    tell: (name, body) => {
      if (name === 'session.relogin-required') handlers.get('session.denied')?.({} as never);
      else if (state === 'open') say(name, body);
      // The newest message of each name waits.
      else if (state === 'waiting' && translations[name]) waiting.set(name, body);
    },
    call: (name) => Promise.reject(new LecternError('unsupported', `The page's host does not know ${name}.`)),
    on: (name, handler) => (handlers.set(name, handler), () => void handlers.delete(name)),
    answer: () => nothing,
    caps: () => caps,
    counts: () => ({ sent: counted.out, taken: counted.in, rejected: Object.fromEntries(counted.refused) }),
    welcome,
    host: () => (state === 'open' ? origin : null),
    refuse: nothing,
    close: () => end('closed'),
  };
}
