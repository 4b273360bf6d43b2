// What search engines and previews are told of a page for visitors.
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../demo/server/http/language.ts';
import { publicHead } from '../../../demo/server/public/publicHead.ts';
import type { About } from '../../../widgets/public/DrawnPage.ts';

const certificate: Extract<About, { kind: 'certificate' }> = {
  kind: 'certificate',
  number: 'AGA-2026-ABC',
  state: 'valid',
  title: 'Certificate of Achievement',
  student: 'Mira Okafor',
  course: 'Working Safely',
  code: 'SAF 120',
  description: 'Four levels.',
  issuer: 'Aldergrove Academy',
  issued: Date.parse('2026-11-14T12:00:00Z'),
  expires: null,
  picture: 'https://academy.example/picture.png',
};
const headOf = (about: About, tag = 'en-US', sections: readonly string[] = ['Certificate', 'Working Safely']) =>
  publicHead(
    languageOf([tag]),
    { about, sections, brand: 'Aldergrove Academy', replies: [], markup: () => '', sheets: { page: [], element: [] } },
    'https://academy.example',
  ).markup;
const dataIn = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null') as unknown;
const content = (head: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1];

describe('the head of a public page (PUB-8)', () => {
  it('tells of a certificate in the reader’s language, with its picture', () => {
    const head = headOf(certificate);
    expect(head).toContain('<title>Certificate | Working Safely | Aldergrove Academy</title>');
    expect(content(head, 'description')).toBe(
      'Mira Okafor has completed “Working Safely”. Issued by Aldergrove Academy. This certificate is genuine.',
    );
    expect(content(head, 'og:image')).toBe('https://academy.example/picture.png');
    expect(content(head, 'twitter:card')).toBe('summary_large_image');
    expect(content(head, 'og:url')).toBe('https://academy.example/learn/certificate/AGA-2026-ABC');
    expect(content(head, 'robots')).toBe('noindex');
    expect(content(headOf(certificate, 'ar'), 'description')).toContain('هذه الشهادة أصلية');
    expect(content(headOf(certificate, 'ar'), 'og:locale')).toBe('ar');
    expect(dataIn(head)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'EducationalOccupationalCredential',
      'credentialCategory': 'certificate',
      'name': 'Certificate of Achievement',
      'identifier': 'AGA-2026-ABC',
      'url': 'https://academy.example/learn/certificate/AGA-2026-ABC',
      'image': 'https://academy.example/picture.png',
      'recognizedBy': { '@type': 'Organization', 'name': 'Aldergrove Academy' },
      'dateCreated': '2026-11-14',
      'about': {
        '@type': 'Course',
        'name': 'Working Safely',
        'courseCode': 'SAF 120',
        'description': 'Four levels.',
        'provider': { '@type': 'Organization', 'name': 'Aldergrove Academy' },
      },
    });
  });

  it('gives nothing of a revoked one that would prove it, and leaves out what is not known', () => {
    const head = headOf({ ...certificate, state: 'revoked', picture: null, student: null, issuer: null });
    expect(dataIn(head)).toBeNull();
    expect(content(head, 'og:image')).toBeUndefined();
    expect(content(head, 'description')).toBe('Certificate of “Working Safely”. This certificate was revoked.');
    expect(dataIn(headOf({ ...certificate, course: null, code: null }))).not.toHaveProperty('about');
  });

  it('keeps the page of no certificate out of search engines, and the field for a number in them', () => {
    expect(content(headOf({ kind: 'noCertificate' }), 'robots')).toBe('noindex');
    expect(headOf({ kind: 'noCertificate' })).not.toContain('canonical');
    expect(content(headOf({ kind: 'askCertificate' }), 'robots')).toBeUndefined();
    expect(headOf({ kind: 'askCertificate' })).toContain('href="https://academy.example/learn/certificate"');
  });

  it('tells of a course of the open catalog, and of the catalog', () => {
    const course = {
      kind: 'course',
      id: 'a/b',
      name: 'Reading a Map',
      code: 'GEO 1',
      description: null,
      provider: 'Aldergrove Academy',
      picture: 'https://academy.example/cover.webp',
    } as const;
    const head = headOf(course, 'en-US', ['Reading a Map']);
    expect(head).toContain('<title>Reading a Map | Aldergrove Academy</title>');
    expect(content(head, 'robots')).toBeUndefined();
    expect(content(head, 'og:image')).toBe(course.picture);
    expect(content(head, 'og:url')).toBe('https://academy.example/learn/open-catalog/a%2Fb/view/details');
    expect(dataIn(head)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      'name': 'Reading a Map',
      'courseCode': 'GEO 1',
      'description': 'Reading a Map',
      'url': 'https://academy.example/learn/open-catalog/a%2Fb/view/details',
      'image': course.picture,
      'provider': { '@type': 'Organization', 'name': 'Aldergrove Academy' },
    });
    expect(content(headOf({ kind: 'catalog' }), 'og:url')).toBe('https://academy.example/learn/open-catalog');
    expect(content(headOf({ kind: 'noCourse' }), 'robots')).toBe('noindex');
    const hostile = { ...course, name: '</script><b>', description: '"><img>' };
    expect(dataIn(headOf(hostile))).toMatchObject({ name: hostile.name, description: hostile.description });
    expect(headOf(hostile)).not.toMatch(/<img|<b>/);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><!--",
    '&lt;b&gt;',
    '\u2028{{student}}',
  ])('takes %j in each place for a text', (text) => {
    const about = { ...certificate, number: text, title: text, student: text, course: text, code: text };
    const head = headOf({ ...about, description: text, issuer: text, picture: `https://a.example/?${text}` }, 'en-US', [
      text,
    ]);
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head).not.toMatch(/<img|<b>|<!--/);
    expect(dataIn(head)).toMatchObject({ name: text, identifier: text, about: { name: text, description: text } });
    expect(
      head.match(/<meta [^>]*>/g)?.every((tag) => /^<meta (property|name)="[\w:]+" content="[^"]*" \/>$/.test(tag)),
    ).toBe(true);
  });
});
