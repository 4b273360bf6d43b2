// What the doctor says of a page, by table: pages are made of what they answer and forbid.
import { expect, it } from 'vitest';
import { checkApiBase } from '../../../widgets/tools/checkApiBase.ts';
import { checkOptions } from '../../../widgets/tools/checkOptions.ts';
import { doctor } from '../../../widgets/tools/doctor.ts';
import { checkedPageOf } from '../../../widgets/tools/CheckedPage.ts';

interface Page {
  /** What each kind of request does. */
  readonly cors?: 'ok' | 'refused' | number;
  readonly reached?: boolean;
  readonly forbids?: readonly string[];
  readonly past?: readonly { readonly effectiveDirective: string; readonly blockedURL: string }[];
  readonly headers?: Readonly<Record<string, string>> | null;
  readonly undefinedTags?: readonly string[];
  readonly frame?: 'greets' | 'silent';
  readonly token?: boolean;
  readonly observer?: false;
}

/** An element whose code has not arrived. */
const waiting = (localName: string) => ({ localName, matches: (selector: string) => selector === ':not(:defined)' });

const portal = 'https://portal.example';
const origin = 'https://host.example';

function pageOf({
  cors = 'ok',
  reached = true,
  forbids = [],
  past = [],
  headers = {},
  undefinedTags = [],
  frame = 'greets',
  observer,
}: Page) {
  const events = new EventTarget();
  const document = new EventTarget() as EventTarget & Record<string, unknown>;
  const violated = (effectiveDirective: string) =>
    forbids.includes(effectiveDirective) &&
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
  const contentWindow = {};
  const made = { remove: () => undefined, contentWindow };
  const page = {
    location: { origin, href: `${origin}/page` },
    setTimeout: (run: () => void) => setTimeout(run, 0),
    clearTimeout,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    ReportingObserver:
      observer ??
      class {
        readonly #heard: (reports: readonly unknown[]) => void;
        constructor(heard: (reports: readonly unknown[]) => void) {
          this.#heard = heard;
        }
        observe = () => past.length > 0 && this.#heard(past.map((body) => ({ body })));
        disconnect = () => undefined;
      },
    fetch: async (_address: string, { mode, method }: RequestInit) => {
      if (method === 'HEAD') {
        if (!headers) throw new TypeError('no');
        return new Response(null, { headers });
      }
      if (violated('connect-src')) throw new TypeError('policy');
      if (mode === 'no-cors') {
        if (!reached) throw new TypeError('network');
        return new Response();
      }
      if (cors === 'refused') throw new TypeError('cors');
      return new Response('{}', { status: cors === 'ok' ? 200 : cors });
    },
    document: Object.assign(document, {
      querySelectorAll: () => [
        { localName: 'lectern-bookmarks', matches: () => false },
        { localName: 'div', shadowRoot: { querySelectorAll: () => undefinedTags.map(waiting) } },
      ],
      createElement: () => made,
      body: {
        append: () => {
          if (violated('frame-src') || frame === 'silent') return;
          events.dispatchEvent(Object.assign(new Event('message'), { source: contentWindow, origin: portal }));
        },
      },
    }),
  };
  return page as unknown as Window & typeof globalThis;
}

async function said(page: Page) {
  const lines: string[] = [];
  const found = await doctor(
    checkedPageOf(pageOf(page), page.token === false ? {} : { getToken: () => Promise.resolve('t') }, {
      apiBase: portal,
      embedBase: `${portal}/embed/1/`,
    }),
    (line) => lines.push(line),
  );
  expect(lines).toHaveLength(found.length);
  return found;
}

const wrong = async (page: Page) =>
  (await said(page)).filter(({ state }) => state === 'wrong').map(({ check, mend }) => [check, mend]);

it('finds nothing wrong with a page that lacks nothing', async () => {
  const found = await said({});
  expect(found.map(({ check, state }) => [check, state])).toEqual([
    ['connect', 'ok'],
    ['policy', 'ok'],
    ['opener', 'ok'],
    ['elements', 'ok'],
    ['options', 'ok'],
    ['frame', 'ok'],
  ]);
});

it.each<[string, Page, readonly (readonly [string, string | undefined])[]]>([
  [
    'a policy without the LMS',
    { forbids: ['connect-src'] },
    [['connect', `Content-Security-Policy: connect-src ${portal}`]],
  ],
  ['an origin that the LMS does not list', { cors: 'refused' }, [['connect', `HOST_ORIGINS=${origin}`]]],
  ['an LMS that is not there', { cors: 'refused', reached: false }, [['connect', undefined]]],
  ['an address that is none', { cors: 404 }, [['connect', "configure({ apiBase: 'https://…' })"]]],
  [
    'code that was forbidden',
    { past: [{ effectiveDirective: 'script-src-elem', blockedURL: `${portal}/embed/1/lectern.js` }] },
    [['policy', `Content-Security-Policy: script-src ${portal}`]],
  ],
  [
    'a picture that was forbidden',
    { past: [{ effectiveDirective: 'img-src', blockedURL: `${portal}/media/1.svg` }] },
    [['policy', `Content-Security-Policy: img-src ${portal}`]],
  ],
  [
    'the worker of PDF files',
    { past: [{ effectiveDirective: 'worker-src', blockedURL: 'blob' }] },
    [['policy', 'Content-Security-Policy: worker-src blob:']],
  ],
  [
    'what others were forbidden',
    { past: [{ effectiveDirective: 'img-src', blockedURL: 'https://portal.example.evil/1.svg' }] },
    [],
  ],
  [
    'an opener policy that cuts windows off',
    { headers: { 'cross-origin-opener-policy': 'same-origin; report-to="x"' } },
    [['opener', 'Cross-Origin-Opener-Policy: same-origin-allow-popups']],
  ],
  ['one that does not', { headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' } }, []],
  [
    'an embedder policy',
    { headers: { 'cross-origin-embedder-policy': 'require-corp' } },
    [['embedder', 'Cross-Origin-Embedder-Policy: unsafe-none']],
  ],
  [
    'a tag without code',
    { undefinedTags: ['lectern-courses', 'lectern-courses', 'other-tag'] },
    [['elements', `Content-Security-Policy: script-src ${portal}`]],
  ],
  ['a policy without frames', { forbids: ['frame-src'] }, [['frame', `Content-Security-Policy: frame-src ${portal}`]]],
  ['a portal that may not be framed here', { frame: 'silent' }, [['frame', `HOST_ORIGINS=${origin}`]]],
])('%s', async (_, page, lines) => {
  expect(await wrong(page)).toEqual(lines);
});

it.each<[string, Page, string]>([
  ['headers that cannot be read', { headers: null }, 'opener'],
  ['a browser without reports', { observer: false }, 'policy'],
  ['a page of elsewhere without tokens', { token: false }, 'token'],
])('is not sure of %s', async (_, page, check) => {
  const found = await said(page);
  expect(found.filter(({ state }) => state === 'unsure').map((finding) => finding.check)).toEqual([check]);
});

it('says what is wrong before what is well', async () => {
  const found = await said({ frame: 'silent', headers: null });
  expect(found.map(({ state }) => state)).toEqual(['wrong', 'unsure', 'ok', 'ok', 'ok', 'ok']);
});

it.each([
  [undefined, null],
  ['https://portal.example', null],
  ['portal.example', "configure({ apiBase: 'https://portal.example' })"],
  ['localhost:3000', "configure({ apiBase: 'https://localhost:3000' })"],
  ['//portal.example', "configure({ apiBase: 'https://portal.example' })"],
])('an apiBase of %s is mended by %s', (apiBase, mend) => {
  expect(checkApiBase({ ...(apiBase !== undefined && { apiBase }) })?.mend ?? null).toBe(mend);
});

it.each<[string, Record<string, unknown>, readonly string[]]>([
  [
    'nothing of options that can be used',
    { locale: 'pt-BR', timezone: 'W. Europe Standard Time', theme: 'dark', hrefFor: () => null, suffix: '-2' },
    ['ok'],
  ],
  ['nothing of an option that was taken back', { theme: undefined }, ['ok']],
  [
    'what a theme has to be',
    { theme: 'darkish' },
    ["wrong: theme has to be 'light' or 'dark' or 'auto' or 'contrast'"],
  ],
  ['what a language has to be', { locale: 'en_US!' }, ['wrong: locale has to be a language tag, such as "pt-BR"']],
  [
    'what a zone has to be',
    { timezone: 'Mars/Base' },
    ['wrong: timezone has to be the IANA or Windows name of a zone, such as "Europe/Rome"'],
  ],
  ['what getToken has to be', { getToken: 'abc' }, ['wrong: getToken has to be a function']],
  ['what appearance has to be', { appearance: null }, ['wrong: appearance has to be an object']],
  ['a name with another spelling', { timeZone: 'Europe/Rome' }, ['unsure: "timeZone" is no option']],
])('says %s', (_, options, said) => {
  const found = checkOptions(options).map(({ state, says }) =>
    state === 'ok'
      ? state
      : `${state}: ${says
          .replace(/^The option /, '')
          .split('. ')[0]!
          .replace(/\.$/, '')}`,
  );
  expect(found).toEqual(said);
});
