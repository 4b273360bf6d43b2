// What unit tests play, with the browser's own storage, storage events and locks: two pages of one browser, and the
// question on signing out.
import { expect } from 'chai';
import { saveAnswer } from '../../../src/contract/parts/answers.ts';
import { mountOutlet } from '../../../src/element/mountOutlet.tsx';
import type { Browser } from '../../../src/web/browser.ts';
import { createRuntime } from '../../../src/runtime/createRuntime.ts';
import type { Runtime } from '../../../src/runtime/runtime.ts';
import { localeFiles } from '../../../widgets/workbench/localeFiles.ts';
import { faults } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const apiBase = 'https://lms-outbox.example';
const mira = {
  id: 'u1',
  email: 'mira@example.org',
  first_name: 'Mira',
  last_name: 'Okafor',
  roles: ['Learner'],
  permissions: [],
  features: [],
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the outbox in a browser (CMD-9, CMD-11, CMD-12, CMD-15, SESS-11)', () => {
  const made: Runtime[] = [];
  let taken: string[] = [];
  let reply: () => Response | Promise<Response> = () => json({});
  let under = 0;
  let most = 0;

  /** The portal's server, as far as this goes. */
  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(input);
    if (pathname.endsWith('/users/me')) return json(mira);
    const file = /locales\/(.+)\.json$/.exec(pathname)?.[1];
    if (file)
      return file in localeFiles ? json(localeFiles[file]) : globalThis.fetch(`/workbench/locales/${file}.json`);
    if (!pathname.includes('/answers/')) return json({});
    most = Math.max(most, ++under);
    taken.push((JSON.parse(String(init.body)) as { text: string }).text);
    const answer = await reply();
    under--;
    return answer;
  };

  /** A page of its own: a frame, with the storage and the locks of all pages. */
  async function page(tag = 'en-US') {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const view = frame.contentWindow as Window & typeof globalThis;
    const browser = new Proxy(view, {
      get: (target, key) => {
        if (key === 'fetch') return fetch;
        const value = Reflect.get(target, key, target) as unknown;
        return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
      },
    }) as unknown as Browser;
    const runtime = createRuntime({ apiBase, locale: tag }, { browser, outlet: () => Promise.resolve(mountOutlet) });
    made.push(runtime);
    runtime.port.lease();
    await runtime.port.session.user();
    const outbox = await runtime.port.outbox();
    return {
      runtime,
      outbox,
      frame,
      put: (part: string, text: string, soon = 0) =>
        outbox.put(
          saveAnswer,
          { params: { id: 'w1', activityPathId: part }, body: { text, base: 0 } },
          { key: `answer:w1:${part}`, workflowId: 'w1', soon },
        ),
      view: () =>
        outbox.store
          .getState()
          .map(({ body }) => (body as { text: string }).text)
          .join(),
      phase: () => runtime.port.session.store.getState().phase,
    };
  }
  const clearStored = () =>
    Object.keys(localStorage)
      .filter((key) => key.includes('lms-outbox'))
      .forEach((key) => localStorage.removeItem(key));

  beforeEach(() => {
    [taken, reply, under, most] = [[], () => json({}), 0, 0];
    clearStored();
  });
  afterEach(async () => {
    made.splice(0).forEach((runtime) => runtime.destroy());
    document.body.replaceChildren();
    clearStored();
    await settle();
  });

  it('two pages show the same, and one of them sends at a time', async () => {
    reply = () => new Promise((resolve) => setTimeout(() => resolve(json({})), 60));
    const [one, two] = [await page(), await page()];
    one.put('p1', 'first', 10_000);
    await until(() => two.view() === 'first');
    two.put('p2', 'second', 10_000);
    await until(() => one.view() === 'first,second');
    expect(await Promise.all([one.outbox.send(), two.outbox.send()])).to.deep.equal([true, true]);
    expect([taken.toSorted(), most]).to.deep.equal([['first', 'second'], 1]);
    await until(() => one.view() + two.view() === '');
  });

  it('a page that went while it sent leaves its work to the next one', async () => {
    reply = () => new Promise(() => undefined);
    const one = await page();
    one.put('p1', 'first');
    await until(() => taken.length === 1);
    reply = () => json({});
    const two = await page();
    expect(two.view()).to.equal('first');
    one.runtime.destroy();
    one.frame.remove();
    await until(() => two.view() === '');
    expect(taken).to.deep.equal(['first', 'first']);
  });

  for (const [tag, title, anyway] of [
    ['en-US', '1 change is not sent yet', 'Sign out anyway'],
    ['ar', 'تغيير واحد لم يُرسل بعد', 'تسجيل الخروج على أي حال'],
  ] as const)
    it(`${tag}: asks on signing out about what is left, so that everybody can answer`, async () => {
      reply = () => json({}, 503);
      const made = await page(tag);
      made.put('p1', 'first');
      await until(() => taken.length === 1);
      made.runtime.port.session.signOut();
      const root = () => document.querySelector<HTMLElement>('[popover]')?.shadowRoot;
      await until(() => root()?.textContent.includes(title));
      expect(made.phase()).to.equal('active');
      const status = root()!.querySelector('[role=status]')!;
      expect(status.textContent).to.include(title);
      const button = [...root()!.querySelectorAll('button')].find(({ textContent }) => textContent === anyway)!;
      expect(await faults(document.querySelector('[popover]')!)).to.deep.equal([]);
      // Closing it stays.
      [...root()!.querySelectorAll('button')].find((one) => one !== button)!.click();
      await until(() => !root()!.textContent.includes(title));
      expect([made.phase(), made.view()]).to.deep.equal(['active', 'first']);
      made.runtime.port.session.signOut();
      await until(() => [...root()!.querySelectorAll('button')].some(({ textContent }) => textContent === anyway));
      [...root()!.querySelectorAll('button')].find(({ textContent }) => textContent === anyway)!.click();
      expect([made.phase(), Object.keys(localStorage).filter((key) => key.includes('outbox:'))]).to.deep.equal([
        'signed-out',
        [],
      ]);
    });
});
