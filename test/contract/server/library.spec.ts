// The content library of authors (DATA-14, LIBRARY-1).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities } from '../../../demo/server/db/schema.ts';
import { libraryPageSize } from '../../../demo/server/library/loadLibrary.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const path = '/teach/library';
const span = String.raw`<span(?: dir="auto")?\s*>([^<]*)</span\s*>`;
const row = new RegExp(
  String.raw`<b dir="auto">([^<]*)</b\s*>(?:<span dir="auto">([^<]*)</span>)?${span}(?:\s*${span})?`,
  'g',
);
const rowsOf = (page: string) =>
  [...page.matchAll(row)].map(([, name, courses, facts, supports]) => [name, courses, facts, supports]);

describe('LIBRARY-1 the content library', () => {
  it.each([
    ['tomas', 200],
    ['ada', 200],
    ['leila', 403],
    ['mira', 403],
  ])('%s gets %i', async (who, status) => {
    expect((await (await academy.browser(who)).send(path)).status).toBe(status);
  });

  it('a visitor signs in first', async () => {
    const page = await (await academy.browser(null)).send(`${path}?q=hands`);
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      expect.stringContaining(encodeURIComponent(`${path}?q=hands`)),
    ]);
  });

  it('finds by each word, and tells what may be done with what it is', async () => {
    const tomas = await academy.browser('tomas');
    const found = async (words: string) =>
      rowsOf((await tomas.send(`${path}?${new URLSearchParams({ q: words })}`)).text);
    expect(await found('HANDS clean')).toEqual([
      [
        'A package: clean hands',
        'One of Each: Learning Resources',
        'Learning package',
        'Supports: review, phones, and working alone',
      ],
      [
        'Clean Hands',
        'Clean Hands and Sharps',
        'Learning package',
        'Supports: review, phones, working alone, and scores from tools',
      ],
      ['Clean Hands and Sharps', undefined, 'Module · May be edited', 'Supports: review, phones, and working alone'],
    ]);
    const [tool] = await found('Pipetting');
    expect(tool?.[2]).not.toContain('May be');
    const [draft] = await academy.db.select().from(activities).where(eq(activities.state, 1)).limit(1);
    expect((await found(draft?.name ?? ''))[0]?.[2]).toMatch(/ · May be published( · May be edited)?$/);
  });

  it('takes what is typed as it is', async () => {
    const tomas = await academy.browser('tomas');
    for (const words of ['%', '_', '\\', '\0', "'; drop table activities; --", '<b>', 'x'.repeat(3000)]) {
      const page = await tomas.send(`${path}?${new URLSearchParams({ q: words })}`);
      expect([words.slice(0, 9), page.status, page.text.includes('<b>"')]).toEqual([words.slice(0, 9), 200, false]);
    }
    expect(rowsOf((await tomas.send(`${path}?q=%25`)).text)).toEqual(
      expect.not.arrayContaining([['Clean Hands', expect.anything(), expect.anything(), expect.anything()]]),
    );
    expect((await tomas.send(`${path}?q=nothing+at+all`)).text).toContain('Nothing found. Try other words.');
  });

  it('comes page by page, each entry once', async () => {
    const tomas = await academy.browser('tomas');
    const all = await academy.db.$count(activities);
    let [seen, next] = [0, `${path}?page=1` as string | undefined];
    while (next) {
      const { text }: { readonly text: string } = await tomas.send(next);
      const rows = rowsOf(text);
      expect(rows.length).toBeLessThanOrEqual(libraryPageSize);
      seen += rows.length;
      next = /href="(\/teach\/library\?page=\d+)"/.exec(text)?.[1];
    }
    expect(seen).toBe(all);
    for (const page of ['0', '-1', 'x', '99999']) expect((await tomas.send(`${path}?page=${page}`)).status).toBe(200);
  });
});
