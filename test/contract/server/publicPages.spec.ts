// The server's half of drawn pages: who is drawn for, what is asked in whose name, and what happens where nothing can be drawn.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { DrawnPage, DrawRequest } from '../../../widgets/public/DrawnPage.ts';
import { builtFrontEnd } from '../support/builtFrontEnd.ts';
import { startPortal } from '../support/portalServer.ts';

const sheets = { page: ['.page{}', '.both{}'], element: ['.element{}', '.both{}'] };
const page = (request: DrawRequest): DrawnPage => ({
  markup: (links) => `<div class="app">${request.path} ${request.tag} ${request.theme}<p>${links}</p></div>`,
  sheets,
  sections: ['</script><b>'],
  brand: 'Academy',
  about: { kind: request.path.endsWith('/none') ? 'noCertificate' : 'askCertificate' },
  replies: [{ path: '/x', status: 200, date: null, body: '</script><!--' }],
});
const requests: DrawRequest[] = [];
let draw: (request: DrawRequest) => DrawnPage | null | Promise<DrawnPage | null> = page;
const drawing = {
  drawPage: async (request: DrawRequest) => {
    requests.push(request);
    return draw(request);
  },
  sheets: ['.page{}', '.element{}', '.both{}'],
};

const portal = await startPortal();
await portal.stop();
const [stable, next] = [builtFrontEnd(), builtFrontEnd()];
await portal.start(
  { frontEnds: { stable, next }, timeZone: 'Europe/Oslo' },
  {},
  { lookup: { burst: 2, perSecond: 0.001 } },
  drawing,
);
afterAll(() => portal.end());
beforeEach(() => {
  requests.length = 0;
  draw = page;
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}, remoteAddress = '10.0.0.1') =>
  portal.inject({ url, headers, remoteAddress });

// PUB-10
it('draws dates in the academy’s zone, and names it where there is no script', async () => {
  const scriptless = async (language: string) =>
    /<noscript>([^]*?)<\/noscript>/.exec(
      (await get('/learn/certificate/A-1', { 'accept-language': language })).body,
    )?.[1];
  expect(await scriptless('en')).toContain('in this time zone: Central European Time.');
  expect(await scriptless('ar')).toContain('المنطقة الزمنية: \u2068توقيت وسط أوروبا');
  expect(requests.map(({ zone }) => zone)).toEqual(['Europe/Oslo', 'Europe/Oslo']);
});

// PUB-7, PUB-9
it('draws pages for visitors alone, in their language and theme, and sets no cookie', async () => {
  const reply = await get('/learn/certificate/A-1?x=1', {
    'accept-language': 'ar-EG,en;q=0.5',
    'cookie': 'theme=dark',
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<div id="learn"><div class="app">/certificate/A-1?x=1 ar dark<p>');
  expect(reply.body).toContain('<html lang="ar" dir="rtl">');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['content-security-policy']).toContain("style-src 'self'; ");
  expect(requests[0]?.languages).toEqual(['ar-EG', 'en']);

  for (const path of ['/learn', '/learn/courses', '/learn/catalog/certificate', '/learn/certificates'])
    expect((await get(path)).body, path).toContain('<div id="learn"></div>');
  // In a frame, and for another front end, the page's own script draws it.
  expect((await get('/learn/certificate/A-1', { 'sec-fetch-dest': 'iframe' })).body).toContain(
    '<div id="learn"></div>',
  );
  expect((await get('/learn/certificate/A-1', { cookie: 'new-learner-MF=true' })).body).toContain(
    '<div id="learn"></div>',
  );
  expect(requests).toHaveLength(1);
});

// PUB-8
it('answers with 404 what is not there, however it is drawn', async () => {
  expect((await get('/learn/certificate/none')).statusCode).toBe(404);
  draw = () => null;
  for (const [path, status] of [
    ['/learn/certificate', 200],
    ['/learn/certificate/A-1', 200],
    ['/learn/certificate/A-1/more', 404],
    ['/learn/certificate/A-1/more/still', 404],
    ['/learn/courses/A-1/more', 200],
    ['/learn/nowhere', 200],
  ] as const)
    expect((await get(path)).statusCode, path).toBe(status);
});

// ROUTE-45, CERT-21
it('leads from the field for a number to its certificate, and nowhere else', async () => {
  for (const [typed, to] of [
    ['  aga-1 ', 'aga-1'],
    ['https://portal.example/learn/certificate/AGA-2?x', 'AGA-2'],
    ['//evil.example', '%2F%2Fevil.example'],
    ['a b', 'a%20b'],
  ] as const) {
    const reply = await get(`/learn/certificate/?number=${encodeURIComponent(typed)}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/learn/certificate/${to}`]);
  }
  expect((await get('/learn/certificate/?number=')).statusCode).toBe(200);
  expect((await get('/learn/certificate/A-1?number=B-2')).statusCode).toBe(200);
});

// PUB-7
it('leaves the page to the browser where it cannot be drawn, and says so in its log', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fails: readonly (() => DrawnPage)[] = [
    () => {
      throw new TypeError('no such thing');
    },
    // A sheet that could not be given out.
    () => ({ ...page({} as DrawRequest), sheets: { ...sheets, page: ['.unknown{}'] } }),
  ];
  for (const [index, fail] of fails.entries()) {
    draw = fail;
    const reply = await get('/learn/certificate/A-1');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<div id="learn"></div>');
    expect(reply.body).toContain('<noscript>');
    expect(said).toHaveBeenCalledTimes(index + 1);
  }
  said.mockRestore();
});

// PUB-9, CERT-7
it('asks as the visitor: without their cookie, and within the limits of their network', async () => {
  const answers: number[] = [];
  draw = async (request) => {
    const reply = await request.fetch(`${request.origin}/api/lms/v1/public/certificate-records/AGA-NONE`);
    answers.push(reply.status);
    const own = await request.fetch(`${request.origin}/api/platform/v1/users/me`);
    expect(own.status).toBe(401);
    expect(reply.headers.get('date')).toBeTruthy();
    return page(request);
  };
  const cookie = 'lms_sid=anything';
  for (const network of ['10.1.0.1', '10.1.0.1', '10.1.0.1', '10.2.0.1'])
    await get('/learn/certificate/A-1', { cookie }, network);
  expect(answers).toEqual([404, 404, 429, 404]);
});

// PUB-8
it('lets no text of a page end its data', async () => {
  const { body } = await get('/learn/certificate');
  const block = /<script type="application\/json" id="drawn">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(block).not.toMatch(/[<>]/);
  expect(JSON.parse(block)).toEqual({
    sections: ['</script><b>'],
    replies: [page({ path: '' } as DrawRequest).replies[0]],
  });
  expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt; | Academy</title>');
});

// PUB-9
it('gives the sheets of a page as two files that may be kept for good', async () => {
  const { body } = await get('/learn/certificate');
  const [ofPage, ofElement] = [/rel="stylesheet" href="([^"]+)"/, /as="style" href="([^"]+)"/].map(
    (pattern) => pattern.exec(body)?.[1] ?? '',
  );
  expect(body).toContain(`<p><link rel="stylesheet" href="${ofElement}" /></p>`);
  const reply = await get(ofPage ?? '');
  expect([reply.statusCode, reply.body]).toEqual([200, '.page{}\n.both{}']);
  expect(reply.headers['content-type']).toContain('text/css');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect((await get(ofElement ?? '')).body).toBe('.element{}\n.both{}');
  for (const path of ['/learn/sheets/nobody.css', '/learn/sheets/.css', `/learn/sheets/${'a.'.repeat(200)}css`])
    expect((await get(path)).statusCode, path).toBe(404);
});
