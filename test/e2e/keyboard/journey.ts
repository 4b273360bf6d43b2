import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusSaid, heardOn, listen } from '../spoken/spokenReader.ts';
import { walk, type Walk } from './walk.ts';

/** A walk whose words are kept: what is said of each place where it stops, and of what changes meanwhile. */
export interface Journey extends Omit<Walk, 'stops'> {
  /** Waits until a live region has said this. */
  readonly hears: (text: string | RegExp) => Promise<void>;
  /** Begins to listen on a page that was loaded. */
  readonly listen: () => Promise<void>;
  /** Compares what was said with what is kept in `spoken/journeys/<name>.txt`. */
  readonly ends: () => void;
}

const writes = process.env['LECTERN_SPOKEN'] === 'write';

/** Begins a journey on a page that stands. */
export async function journey(page: Page, name: string): Promise<Journey> {
  const own = walk(page);
  const lines: string[] = [];
  const say = async () => void lines.push(`  ${(await focusSaid(page)).replace(/\s+/g, ' ')}`);
  const to: Walk['to'] = async (target, key = 'Tab') => {
    await own.to(target, key);
    lines.push(`${key} …`);
    await say();
  };
  await listen(page);
  return {
    page,
    to,
    listen: () => listen(page),
    press: async (...keys) => {
      await own.press(...keys);
      lines.push(keys.join(', '));
    },
    type: async (text) => {
      await own.type(text);
      lines.push(`“${text}”`);
    },
    use: async (target) => {
      await to(target);
      await own.press('Enter');
      lines.push('Enter');
    },
    at: async (target: Locator) => {
      await own.at(target);
      await say();
    },
    hears: async (text) => {
      const fits = (phrase: string) => (typeof text === 'string' ? phrase.includes(text) : text.test(phrase));
      await expect.poll(() => heardOn(page), { message: String(text) }).toSatisfy((all: string[]) => all.some(fits));
      const said = (await heardOn(page)).filter(fits).at(-1);
      lines.push(`  ${said}`);
    },
    ends: () => {
      const place = new URL(`../spoken/journeys/${name}.txt`, import.meta.url);
      // The number of a certificate is made when it is issued; a reader says nothing for the signs that isolate a text.
      const text = `${lines.join('\n')}\n`.replace(/AGA-\d{4}-\w{12}/g, '(number)').replace(/[\u2068\u2069]/g, '');
      if (writes) writeFileSync(place, text);
      expect(existsSync(place), `LECTERN_SPOKEN=write keeps ${name}.txt`).toBe(true);
      expect(text).toBe(readFileSync(place, 'utf8'));
    },
  };
}
