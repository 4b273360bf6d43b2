import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

/** A page of the same origin within the page, with room. */
async function innerPage(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 1400px; block-size: 900px; border: 0';
  document.body.append(frame);
  await until(() => frame.contentDocument?.readyState === 'complete');
  frame.contentDocument!.documentElement.lang = 'en';
  return frame;
}

describe('ELEM-21: an element in another document of the same origin', () => {
  const failures: string[] = [];
  const tell = (event: Event) =>
    failures.push(String((event as ErrorEvent).message ?? (event as PromiseRejectionEvent).reason));
  const { error } = console;
  beforeEach(() => {
    failures.length = 0;
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, tell);
    console.error = (...words: unknown[]) => failures.push(words.join(' '));
  });
  afterEach(() => {
    for (const type of ['error', 'unhandledrejection']) removeEventListener(type, tell);
    console.error = error;
    clear();
  });

  for (const [tag, state, stands] of [
    ['lectern-courses', 'full', '.card .whole'],
    ['lectern-catalog', 'catalog', '.card .whole'],
    ['lectern-player', 'overview', '.overview .masthead'],
    ['lectern-player', 'content', '.part .author p'],
  ] as const)
    it(`<${tag}>, ${state}: says there that it cannot be shown, and starts again when it has come back`, async () => {
      const { element, find } = await show(tag, state, { width: '1376px' });
      await until(() => find(stands));
      const raised: string[] = [];
      element.addEventListener('lectern-error', (event) =>
        raised.push((event as CustomEvent<{ code: string }>).detail.code),
      );
      const home = element.parentElement!;
      const frame = await innerPage();
      const look = () => [getComputedStyle(find(stands)!).fontSize, getComputedStyle(find(stands)!).color];
      const before = look();
      for (const round of [1, 2]) {
        frame.contentDocument!.body.append(element);
        await until(() => find('[role=alert]')?.textContent === 'This part of the page could not be shown');
        expect(raised).to.deep.equal(new Array(round).fill('other_document'));
        await settle();
        home.append(element);
        await until(() => find(stands));
        expect(look()).to.deep.equal(before);
        expect(find('[role=alert]')).to.equal(null);
      }
      expect(failures).to.deep.equal([]);
    });

  it('says so in the language of the page where the other document names none', async () => {
    const { element, find } = await show('lectern-courses', 'full', { width: '1376px' });
    await until(() => find('.card .whole'));
    const frame = await innerPage();
    frame.contentDocument!.documentElement.removeAttribute('lang');
    const { lang } = document.documentElement;
    document.documentElement.lang = 'ar';
    try {
      frame.contentDocument!.body.append(element);
      await until(() => find('[role=alert]')?.textContent === 'تعذّر عرض هذا الجزء من الصفحة', 'the sentence in Arabic');
      expect(getComputedStyle(find('[role=alert]')!).direction).to.equal('rtl');
    } finally {
      document.documentElement.lang = lang;
    }
  });
});
