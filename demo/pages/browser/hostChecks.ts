import type { Answer, FramedByHand, Terms } from './framedByHand.ts';
import type { Message } from './hostByHand.ts';

/** The host's data for the checks: its answer to the first `hello`. */
export interface CheckedHost {
  readonly page: FramedByHand;
  readonly hello: Message;
  readonly answer: Answer;
  readonly terms: Terms;
  readonly caps: readonly unknown[];
}

/** Whether a check passes; null where the host does not offer what the check asks for, and need not. */
type Check = (host: CheckedHost) => boolean | null | Promise<boolean | null>;

const isText = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 64;
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isError = (message: Message | null, code: string) => message?.kind === 'error' && message.body?.['code'] === code;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether the frame reaches this height. */
async function comesTo(height: number, time = 2000): Promise<boolean> {
  for (let waited = 0; waited < time; waited += 50) {
    if (Math.abs(innerHeight - height) < 1) return true;
    await pause(50);
  }
  return false;
}

const whenSized =
  (check: (page: FramedByHand) => Promise<boolean>): Check =>
  ({ page, caps }) =>
    caps.includes('size') ? check(page) : null;

/** Calls that a page may make where the host has listed them in its `caps`, each with a body. */
const granted = {
  'session.getToken': { reason: 'start' },
  'fullscreen.request': { on: true },
  'address': { path: '/learn/courses' },
} as const;

/** The duties of a host, by the keys of their texts; they are checked in this order (docs/protocol.md). */
export const hostChecks = {
  nonces: ({ hello, answer: { message }, terms }) =>
    terms.frameNonce === hello.body?.['frameNonce'] && isText(terms.hostNonce) && isText(message.ch),
  onePort: ({ answer }) => answer.ports.length === 1,
  version: ({ terms }) => terms.protocol === 1,
  capsAndLook: ({ terms, caps }) =>
    Array.isArray(terms.caps) && caps.every((cap) => typeof cap === 'string') && isRecord(terms.config),
  helloOnce: async ({ page, hello }) =>
    (await page.answersTo({ ...hello, id: crypto.randomUUID() }, 600, 1)).length === 0,
  callUnknown: async ({ page }) => isError(await page.answer('no.such', {}), 'unsupported'),
  callNotGranted: async ({ page, caps }) => {
    const name = Object.keys(granted).find((one) => !caps.includes(one)) as keyof typeof granted | undefined;
    return name ? isError(await page.answer(name, granted[name]), 'unauthorized') : null;
  },
  callTwice: async ({ page }) => {
    const id = crypto.randomUUID();
    const [first, second] = [await page.answer('no.such', {}, { id }), await page.answer('no.such', {}, { id })];
    return (
      first !== null &&
      second !== null &&
      first.kind === second.kind &&
      JSON.stringify(first.body) === JSON.stringify(second.body)
    );
  },
  addressOwn: async ({ page, caps, answer }) => {
    if (!caps.includes('address')) return null;
    const href = (await page.answer('address', granted.address))?.body?.['href'];
    return (
      href === undefined || (typeof href === 'string' && URL.canParse(href) && new URL(href).origin === answer.origin)
    );
  },
  eventUnknown: async ({ page }) =>
    (await page.answer('no.such', {}, { kind: 'event', time: 600 })) === null &&
    (await page.answer('no.such', {})) !== null,
  heightTaken: whenSized(async (page) => {
    page.tell('size', { height: 640 });
    if (!(await comesTo(640))) return false;
    // Additional fields of a later version are no fault.
    page.tell('size', { height: 560, later: true });
    return comesTo(560);
  }),
  heightWrong: whenSized(async (page) => {
    const before = innerHeight;
    page.tell('size', { height: 'high' });
    await pause(300);
    if (innerHeight !== before) return false;
    page.tell('size', { height: 1_000_000 });
    await pause(300);
    return innerHeight <= 20_000;
  }),
  portAlone: whenSized(async (page) => {
    page.tell('size', { height: 600 });
    if (!(await comesTo(600))) return false;
    page.sayAloud('size', { height: 777 });
    return !(await comesTo(777, 400));
  }),
  reloaded: async ({ page, terms }) => {
    const [again] = await page.answersTo(page.hello(), 3000, 1);
    if (again?.message.kind !== 'welcome' || again.ports.length !== 1) return false;
    page.accept(again);
    return (again.message.body as Terms).hostNonce !== terms.hostNonce && (await page.answer('no.such', {})) !== null;
  },
} as const satisfies Readonly<Record<string, Check>>;

/** Advice that a host need not follow. */
export const advisedChecks = {
  wrongBody: async ({ page }) =>
    isError(await page.answer('size', { height: 'high' }, { kind: 'event' }), 'bad_request'),
  muchTooLarge: async ({ page }) => isError(await page.answer('no.such', { text: 'x'.repeat(70_000) }), 'too_large'),
  noVersion: async ({ page }) => {
    const [answer] = await page.answersTo(page.hello([99]), 1500, 1);
    const refused = answer?.message.kind === 'error' && isError(answer.message, 'unsupported_version');
    const [again] = await page.answersTo(page.hello(), 3000, 1);
    if (again) page.accept(again);
    return refused && again?.message.kind === 'welcome';
  },
} as const satisfies Readonly<Record<string, Check>>;
