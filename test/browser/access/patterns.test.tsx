import { sendKeys } from '@web/test-runner-commands';
import { clear, show } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';
import { patterns } from './support/patterns.ts';

/** Presses a key as a hand does, with Shift where the name says so. */
async function press(name: string): Promise<void> {
  const [key = '', shift] = name.split('+').reverse();
  if (shift) await sendKeys({ down: shift });
  await sendKeys({ press: key === 'Space' ? ' ' : key });
  if (shift) await sendKeys({ up: shift });
}

// Each row is a pattern, a key and what has to be there afterwards (WCAG-2; 2.1.1, 2.4.3, 4.1.2).
describe('keys of the patterns', () => {
  afterEach(clear);
  for (const { name, tag, state, locale = 'en-US', click, from, items, keys } of patterns) {
    it(`${name}: ${keys.map(([key]) => key).join(' ')}`, async () => {
      const { element, find, all } = await show(tag, state, { locale, width: '1200px' });
      if (click) find(click)!.click();
      await until(() => find(from ?? items), `${from ?? items} is there`);
      find(from ?? items)!.focus();
      const active = () => element.shadowRoot!.activeElement as HTMLElement | null;
      for (const [key, expected] of keys) {
        if (key) await press(key);
        const what = `${key}: ${JSON.stringify(expected)}`;
        await until(() => {
          if ('at' in expected) {
            const list = all(items);
            return active() !== null && active() === list.at(expected.at === 'last' ? -1 : expected.at);
          }
          if ('focus' in expected) return active()?.matches(expected.focus);
          return 'there' in expected ? find(expected.there) : !find(expected.gone);
        }, what);
        await until(() => document.activeElement !== document.body, `${what}, and nothing is lost`);
      }
    });
  }
});
