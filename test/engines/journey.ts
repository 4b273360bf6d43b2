import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../e2e/support/startServer.ts';
import type { Pilot, Wanted } from './pilot.ts';

const link = (name: string): Wanted => ({ kind: 'link', name });
const button = (name: string): Wanted => ({ kind: 'button', name });
const field = (name: string): Wanted => ({ kind: 'field', name });
const heading = (name: string): Wanted => ({ kind: 'heading', name });
const next: Wanted = { kind: 'link', name: 'Next', begins: true };
const answer = field('Your answer');

/** One course from sign-in to its end, in a browser whose elements `npm run test:all` tests too. */
export function describeJourney(engine: string, start: () => Promise<Pilot>): void {
  describe(engine, () => {
    let server: RunningServer;
    let pilot: Pilot;
    beforeAll(async () => {
      [server, pilot] = await Promise.all([startServer(), start()]);
    });
    afterAll(() => Promise.all([pilot.end(), server.stop()]));

    const see = (wanted: Wanted) => expect.poll(() => pilot.sees(wanted), { message: wanted.name }).toBe(true);
    const click = (wanted: Wanted) => expect.poll(() => pilot.click(wanted), { message: wanted.name }).toBe(true);
    const type = (wanted: Wanted, text: string) =>
      expect.poll(() => pilot.type(wanted, text), { message: wanted.name }).toBe(true);
    /** Waits for one of several. @returns which one came */
    async function first(...all: readonly Wanted[]): Promise<Wanted> {
      let came: Wanted | undefined;
      await expect
        .poll(async () => {
          for (const wanted of all) if (!came && (await pilot.sees(wanted))) came = wanted;
          return came !== undefined;
        })
        .toBe(true);
      return came as Wanted;
    }
    const title = () =>
      pilot.ask(() => {
        const roots: (Document | ShadowRoot)[] = [document];
        for (const root of roots)
          for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
        return roots.flatMap((root) => [...root.querySelectorAll('h1')]).map(({ textContent }) => textContent)[0] ?? '';
      });

    it('signs in, opens a course, reads it, answers, hands in, and sees that it is done', async () => {
      await pilot.goto(`${server.portal}/learn/courses?keyword=Poisons`);
      await type(field('User name'), 'mira');
      await type(field('Password'), 'lectern');
      await click(button('Sign in'));
      await click(link('Poisons, Antidotes and the First Hour'));
      const mark = button('Mark as complete');
      while ((await first(mark, answer)) === mark) {
        const name = await title();
        await click(mark);
        await see(button('Completed'));
        await click(next);
        await expect.poll(title).not.toBe(name);
      }
      await type(answer, 'Atropine, again and again, until his chest is dry.');
      await click(button('Submit'));
      await see(heading('Submit your answer?'));
      await click(button('Submit'));
      await see({ kind: 'text', name: 'Atropine, again and again, until his chest is dry.' });
      await click(button('Finish the course'));
      await see(heading('Finish the course?'));
      await click(button('Finish the course'));
      await expect.poll(() => pilot.address()).toMatch(/\?ended=/);
    });
  });
}
