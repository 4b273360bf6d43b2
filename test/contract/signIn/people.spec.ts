// The list of people from which an administrator signs in as one of them, in an academy that has more than fit on a page.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../demo/server/db/schema.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const ada = await academy.browser('ada');

const namesOn = async (query = '') => {
  const { text } = await ada.send(`/admin/people${query}`);
  return { text, names: [...text.matchAll(/<b dir="auto">([^<]*)<\/b>/g)].map(([, name]) => name) };
};

it.each([
  ['Okafor', ['Mira Okafor']],
  ['  mira   OKAF ', ['Mira Okafor']],
  ['mira%okafor', []],
  ['no such person', []],
])('a search for "%s" finds %j (SESS-13)', async (wanted, names) => {
  const found = await namesOn(`?q=${encodeURIComponent(wanted)}`);
  expect(found.names).toEqual(names);
  expect(found.text.includes('No one was found.')).toBe(names.length === 0);
});

it('shows what was looked for as text, never as markup', async () => {
  const { text } = await namesOn(`?q=${encodeURIComponent('"><b>x</b>')}`);
  expect(text).toContain('value="&quot;&gt;&lt;b&gt;x');
});

it('says in words that it shows the first 500, and finds the others (SESS-13)', async () => {
  expect((await namesOn()).text).not.toContain('people are shown');
  const [row] = await academy.db.select().from(users).where(eq(users.username, 'mira'));
  if (!row) throw new Error('there is no mira');
  const crowd = Array.from({ length: 500 }, (_, n) => ({
    ...row,
    id: uuidOf(`user:crowd-${n}`),
    username: `crowd-${n}`,
    externalId: `crowd-${n}`,
    email: `crowd-${n}@example.org`,
    firstName: 'Crowd',
    lastName: 'Aa',
  }));
  await academy.db.insert(users).values(crowd);
  const { text, names } = await namesOn();
  expect(names).toHaveLength(500);
  expect(text).toMatch(/role="status">The first 500 of \d{3} people are shown\. Search to find others\./);
  expect(names).not.toContain('Mira Okafor');
  expect((await namesOn('?q=okafor')).names).toEqual(['Mira Okafor']);
});
