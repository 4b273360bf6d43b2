// What stands around the server's own pages: who is signed in, where the page belongs, and the ways back.
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const header = (text: string) => /<header>.*?<\/header>/s.exec(text)?.[0] ?? '';
const trail = (text: string) =>
  [
    ...(/<nav class="trail".*?<\/nav>/s.exec(text)?.[0] ?? '').matchAll(
      /<(?:a href="([^"]+)"|span aria-current="page")>([^<]+)</g,
    ),
  ].map(([, href, name]) => [name, href ?? null]);

describe('pages of administrators and graders (SRV-31)', () => {
  it.each([
    // The index itself has nothing above it.
    ['/admin', []],
    [
      '/admin/people',
      [
        ['Administration', '/admin'],
        ['People', null],
      ],
    ],
    [
      '/admin/settings',
      [
        ['Administration', '/admin'],
        ['Settings', null],
      ],
    ],
    [
      '/admin/clock',
      [
        ['Administration', '/admin'],
        ['Clock', null],
      ],
    ],
    [
      '/admin/certificates',
      [
        ['Administration', '/admin'],
        ['Certificates', null],
      ],
    ],
    [
      '/teach/grading',
      [
        ['Administration', '/admin'],
        ['Grading', null],
      ],
    ],
  ])('%s says whose it is and leads back', async (path, steps) => {
    const { text } = await (await academy.browser('ada')).send(path);
    expect(header(text)).toContain('Administration');
    expect(header(text)).toContain('<a href="/learn">Learner portal</a><span>Ada ');
    expect(
      trail(text).map(([name, href]) => [String(name).replace(/^(People|Settings|Clock|Grading).*/, '$1'), href]),
    ).toEqual(steps);
  });

  it('an instructor, who has no index, gets the way back alone', async () => {
    const { text } = await (await academy.browser('leila')).send('/teach/grading');
    expect(header(text)).toContain('Leila');
    expect(header(text)).toContain('Teaching');
    expect(header(text)).toContain('<a href="/learn">Learner portal</a>');
    expect(trail(text)).toEqual([]);
  });
});

describe('the page of a channel (ROUTE-40)', () => {
  const address = `/chat/channels/groups/${uuidOf('channel:STA 210')}`;

  it('names the course and leads back to it, in each language', async () => {
    const mira = await academy.browser('mira');
    const { text } = await mira.send(address);
    const course = `/learn/courses/${uuidOf('course:STA 210')}/view/details`;
    expect(text).toContain('<h1>Announcements</h1>');
    expect(header(text)).toContain('Mira');
    expect(trail(text)).toEqual([
      ['My courses', '/learn/courses'],
      ['Statistics for Clinical Researchers', course],
      ['Announcements', null],
    ]);
    expect(text).toContain(`<a class="button" href="${course}">Back to the course</a>`);
    expect((await mira.send(address, { headers: { 'accept-language': 'ar', 'cookie': 'locale=ar' } })).text).toContain(
      'الإعلانات',
    );
  });

  it('tells nothing of a course to who is not in it', async () => {
    const { text } = await (await academy.browser('nils')).send(address);
    expect(text).not.toContain('Statistics for Clinical Researchers');
    expect(trail(text)).toEqual([]);
  });
});
