// The pages for teaching are found from `/teach`, by each person those of their roles, and none of them is dead (SRV-95, ROUTE-26); the
// session of a seeded run that waits for its proctor is there to be decided (PROCT-11).
import { describe, expect, it } from 'vitest';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const linksOf = (text: string) => [...text.matchAll(/href="(\/teach\/[a-z]+)"/g)].map(([, path]) => path ?? '');
const ofTeachers = [
  'grading',
  'teams',
  'discussions',
  'surveys',
  'proctoring',
  'announcements',
  'questions',
  'leaving',
];

describe('SRV-95 the pages below /teach', () => {
  it.each([
    ['leila', [...ofTeachers, 'tutor', 'tools']],
    ['tomas', ['tools', 'packages', 'library']],
    ['ada', [...ofTeachers, 'tutor', 'tools', 'packages', 'library']],
    ['mira', []],
  ])('%s finds hers, and each of them opens', async (who, wanted) => {
    const browser = await academy.browser(who);
    const { status, text } = await browser.send('/teach');
    const links = linksOf(text);
    expect([status, links]).toEqual([200, wanted.map((name) => `/teach/${name}`)]);
    for (const path of links) expect([path, (await browser.send(path)).status]).toEqual([path, 200]);
    expect(linksOf((await browser.send('/teach/groups')).text)).toEqual(links);
  });
  it('a visitor sees the plain page; administrators come from theirs', async () => {
    const visitor = await academy.browser(null);
    expect(linksOf((await visitor.send('/teach')).text)).toEqual([]);
    expect((await (await academy.browser('ada')).send('/admin')).text).toContain('href="/teach"');
  });
});

it('PROCT-11 a seeded examination that waits for its proctor has its session', async () => {
  const { text } = await (await academy.browser('leila')).send('/teach/proctoring');
  expect(text).toContain('Pavel');
});
