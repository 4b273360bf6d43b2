import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../e2e/support/startServer.ts';
import { button, createHand, field, heading, link, signInAt } from './createHand.ts';
import type { Pilot, Wanted } from './pilot.ts';

const next: Wanted = { kind: 'link', name: 'Next', begins: true };
const answer = field('Your answer');
const written = 'Atropine, again and again, until his chest is dry.';

/** The first heading of the page, which the next page has another one of. */
const title = () => {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  return roots.flatMap((root) => [...root.querySelectorAll('h1')]).map(({ textContent }) => textContent)[0] ?? '';
};

/** One course from sign-in to its end, in a browser in which the elements are tested too. */
export function describeJourney(engine: string, start: () => Promise<Pilot>): void {
  describe(`a course in ${engine}`, () => {
    let server: RunningServer;
    let pilot: Pilot;
    beforeAll(async () => {
      [server, pilot] = await Promise.all([startServer(), start()]);
    });
    afterAll(() => Promise.all([pilot.end(), server.stop()]));

    it('its learner signs in, opens it, reads, answers, hands in, and sees that it is over', async () => {
      const { see, click, type, first } = createHand(pilot);
      await pilot.goto(`${server.portal}/learn/courses?keyword=Poisons`);
      await signInAt(pilot, 'mira');
      await click(link('Poisons, Antidotes and the First Hour'));
      const mark = button('Mark as complete');
      while ((await first(mark, answer)) === mark) {
        const name = await pilot.ask(title);
        await click(mark);
        await see(button('Completed'));
        await click(next);
        await expect.poll(() => pilot.ask(title)).not.toBe(name);
      }
      await type(answer, written);
      await click(button('Submit'));
      await see(heading('Submit your answer?'));
      await click(button('Submit'));
      await see({ kind: 'text', name: written });
      await click(button('Finish the course'));
      await see(heading('Finish the course?'));
      await click(button('Finish the course'));
      await expect.poll(() => pilot.address()).toMatch(/\?ended=/);
    });
  });
}
