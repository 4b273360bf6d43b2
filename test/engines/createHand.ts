import { expect } from 'vitest';
import type { Pilot, Wanted } from './pilot.ts';

export const link = (name: string): Wanted => ({ kind: 'link', name });
export const button = (name: string): Wanted => ({ kind: 'button', name });
export const field = (name: string): Wanted => ({ kind: 'field', name });
export const heading = (name: string): Wanted => ({ kind: 'heading', name });

/**
 * Uses a browser with patience: each step waits until what it is about is there.
 * @param frame a part of the address of the frame that is used; the page itself where absent
 */
export function createHand(pilot: Pilot, frame?: string) {
  const until = (step: () => Promise<boolean>, { name }: Wanted) => expect.poll(step, { message: name }).toBe(true);
  return {
    see: (wanted: Wanted) => until(() => pilot.sees(wanted, frame), wanted),
    click: (wanted: Wanted) => until(() => pilot.click(wanted, frame), wanted),
    press: (wanted: Wanted) => until(() => pilot.press(wanted, frame), wanted),
    type: (wanted: Wanted, text: string) => until(() => pilot.type(wanted, text, frame), wanted),
    /** Waits for one of several. @returns which one came */
    async first(...all: readonly Wanted[]): Promise<Wanted> {
      let came: Wanted | undefined;
      const look = async () => {
        for (const wanted of all) if (!came && (await pilot.sees(wanted, frame))) came = wanted;
        return came !== undefined;
      };
      await expect.poll(look, { message: all.map(({ name }) => name).join(' or ') }).toBe(true);
      return came as Wanted;
    },
  };
}

/** Fills the page of the portal on which people sign in. */
export async function signInAt(pilot: Pilot, name: string): Promise<void> {
  const { type, click } = createHand(pilot);
  await type(field('User name'), name);
  await type(field('Password'), 'lectern');
  await click(button('Sign in'));
}
