import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFrontEnd } from '../support/builtFrontEnd.ts';
import { createBrowser } from '../support/browser.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let browser: ReturnType<typeof createBrowser>;
const dist = builtFrontEnd();
beforeAll(async () => {
  portal = await startPortal();
  await portal.stop();
  await portal.start({ frontEnds: { stable: dist, next: dist } });
});
afterAll(async () => {
  await portal.end();
  rmSync(dist, { recursive: true });
});
beforeEach(() => {
  browser = createBrowser(portal.origin);
});

const userOf = async (who = browser) => {
  const { status } = await who.send('/admin/clock', { headers: { accept: 'application/json' } });
  return { 302: 'visitor', 403: 'learner', 200: 'administrator' }[status];
};

describe('signing in (AUTH-1)', () => {
  it('goes through the provider and back to the wanted page, with a session and the cookie that names the person (STORE-5)', async () => {
    const page = await browser.open('/oidc/login?redirectUrl=/learn/courses%3Fq%3D1');
    expect(page.url.pathname).toMatch(/^\/idp\/interaction\//);
    expect(page.text).toContain('<label for="username">User name</label>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).not.toMatch(/<style|<script|\sstyle=|\son\w+="/);
    const signedIn = await browser.submit(page, { username: ' Mira ', password: 'lectern' });
    expect(signedIn.url.href).toBe(`${portal.origin}/learn/courses?q=1`);
    expect(await userOf()).toBe('learner');
    const session = browser.cookie('lms_sid');
    expect(session?.httpOnly).toBe(true);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('lms_sign_in'))).toEqual([]);
    expect(JSON.parse(decodeURIComponent(browser.cookie('lmsUser')?.value ?? ''))).toEqual({
      username: 'mira',
      department: { name: 'Clinic "A"; É' },
      external_id: 'ext-mira',
    });
  });

  it('sends code, PKCE, state and nonce', async () => {
    const { headers } = await browser.send('/oidc/login');
    const query = new URL(headers.get('location') ?? '').searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(30);
    expect(headers.getSetCookie().join()).toMatch(/lms_sign_in_\S+; .*HttpOnly; SameSite=Lax/);
  });

  it('asks again after a wrong password, and tells nothing about the name', async () => {
    const wrong = await browser.signIn('mira', 'nonsense');
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('role="alert"');
    expect(wrong.text).toContain('value="mira"');
    expect(wrong.text).not.toContain('nonsense');
    const unknown = await createBrowser(portal.origin).signIn('nobody', 'nonsense');
    expect(unknown.status).toBe(401);
    expect(unknown.text.replaceAll('nobody', 'mira').replace(/interaction\/[\w-]+/, '')).toBe(
      wrong.text.replace(/interaction\/[\w-]+/, ''),
    );
    expect((await browser.submit(wrong, { username: 'mira', password: 'lectern' })).url.pathname).toBe('/learn');
  });

  it('makes guessing wait', async () => {
    let page = await browser.open('/oidc/login');
    for (let attempt = 0; attempt < 8; attempt++)
      page = await browser.submit(page, { username: 'victim', password: 'guess' });
    expect((await browser.submit(page, { username: 'victim', password: 'guess' })).status).toBe(429);
    expect((await createBrowser(portal.origin).signIn('mira')).url.pathname).toBe('/learn');
  });

  it('speaks the language of the browser, or the one that was chosen', async () => {
    const arabic = createBrowser(portal.origin, 'ar-EG,en;q=0.5');
    const page = await arabic.open('/oidc/login');
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    const english = await arabic.open(`${page.url.pathname}?locale=en-US`);
    expect(english.text).toContain('<html lang="en-US" dir="ltr">');
  });

  it('refuses a return with another state, nonce, verifier, code or issuer, or without its cookie', async () => {
    const nothing = () => {};
    const attempt = async (changes: {
      going?: (url: URL) => void;
      back?: (url: URL) => void;
      cookie?: (value: string) => string;
    }) => {
      const one = createBrowser(portal.origin);
      const going = new URL((await one.send('/oidc/login')).headers.get('location') ?? '');
      (changes.going ?? nothing)(going);
      const page = await one.open(going);
      const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const resumed = await one.send(action, {
        method: 'POST',
        body: new URLSearchParams({ username: 'mira', password: 'lectern' }),
      });
      const back = new URL((await one.send(resumed.headers.get('location') ?? '')).headers.get('location') ?? '');
      expect(back.pathname).toBe('/oidc/callback');
      (changes.back ?? nothing)(back);
      for (const [key, cookie] of one.cookies)
        if (key.startsWith('lms_sign_in'))
          one.cookies.set(key, { ...cookie, value: (changes.cookie ?? String)(cookie.value) });
      const answer = await one.open(back);
      return [answer.url.pathname, answer.status, await userOf(one)];
    };
    const refused = ['/oidc/callback', 400, 'visitor'];
    expect(await attempt({})).toEqual(['/learn', expect.any(Number), 'learner']);
    expect(await attempt({ going: (url) => url.searchParams.set('nonce', 'another') })).toEqual(refused);
    expect(await attempt({ going: (url) => url.searchParams.set('code_challenge', 'x'.repeat(43)) })).toEqual(refused);
    expect(
      await attempt({
        going: (url) => url.searchParams.set('state', `${url.searchParams.get('state')?.slice(0, 12)}-another`),
      }),
    ).toEqual(refused);
    expect(await attempt({ back: (url) => url.searchParams.set('state', 'foreign-state-of-another') })).toEqual(
      refused,
    );
    expect(await attempt({ back: (url) => url.searchParams.set('code', 'x'.repeat(43)) })).toEqual(refused);
    expect(await attempt({ back: (url) => url.searchParams.set('iss', 'https://evil.example') })).toEqual(refused);
    expect(await attempt({ cookie: (value) => value.replace('nonce', 'nonse') })).toEqual(refused);
    expect(await attempt({ cookie: () => '' })).toEqual(refused);
  });

  it('uses a code once', async () => {
    const one = createBrowser(portal.origin);
    const page = await one.open('/oidc/login');
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const resumed = await one.send(action, {
      method: 'POST',
      body: new URLSearchParams({ username: 'mira', password: 'lectern' }),
    });
    const callback = (await one.send(resumed.headers.get('location') ?? '')).headers.get('location') ?? '';
    const cookies = new Map(one.cookies);
    expect((await one.send(callback)).status).toBe(302);
    const thief = createBrowser(portal.origin);
    for (const [key, cookie] of cookies) thief.cookies.set(key, cookie);
    expect((await thief.send(callback)).status).toBe(400);
  });

  it('says that an old sign-in page has expired', async () => {
    const page = await browser.open('/oidc/login');
    await browser.submit(page, { username: 'mira', password: 'lectern' });
    const again = await browser.submit(page, { username: 'mira', password: 'lectern' });
    expect(again.status).toBe(400);
    expect(again.text).toContain('expired');
  });
});

describe('signing in after signing out elsewhere (SESS-20)', () => {
  const isAsked = ({ url }: { readonly url: URL }) => url.pathname.startsWith('/idp/interaction/');

  it('asks who it is whom the provider knows, once', async () => {
    await browser.signIn('mira');
    const asked = await browser.open('/oidc/login?prompt=login&redirectUrl=/learn/courses');
    expect(isAsked(asked)).toBe(true);
    expect((await browser.submit(asked, { username: 'mira', password: 'lectern' })).url.pathname).toBe(
      '/learn/courses',
    );
    expect((await browser.open('/oidc/login')).url.pathname).toBe('/learn');
  });

  it('is open to somebody else, and the one before is signed out', async () => {
    await browser.signIn('mira');
    const before = createBrowser(portal.origin);
    for (const [key, cookie] of browser.cookies) before.cookies.set(key, cookie);
    const other = await browser.submit(await browser.open('/oidc/login?prompt=login'), {
      username: 'ada',
      password: 'lectern',
    });
    // The provider's page, which sends itself, ends the session that it had.
    expect((await browser.submit(other, {})).url.pathname).toBe('/learn');
    expect([await userOf(), await userOf(before)]).toEqual(['administrator', 'visitor']);
  });

  it.each(['cross-site', 'same-site', 'none'])('is no wish that %s can have', async (site) => {
    await browser.signIn('mira');
    const { headers } = await browser.send('/oidc/login?prompt=login', { headers: { 'sec-fetch-site': site } });
    expect(new URL(headers.get('location') ?? '').searchParams.has('prompt')).toBe(false);
  });

  it('is not done by whoever takes the wish out of the address', async () => {
    await browser.signIn('mira');
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
    await portal.db.execute(
      sql`update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb(${tenMinutesAgo}::int)) where model = 'Session'`,
    );
    const going = new URL((await browser.send('/oidc/login?prompt=login')).headers.get('location') ?? '');
    expect(going.searchParams.get('prompt')).toBe('login');
    for (const name of ['prompt', 'max_age']) going.searchParams.delete(name);
    const answer = await browser.open(going);
    expect([answer.url.pathname, answer.status]).toEqual(['/oidc/callback', 400]);
  });
});

describe('redirect targets (REDIR-1, REDIR-2)', () => {
  const home = '/learn';
  it.each([
    ['/learn/courses/1?a=b#c', '/learn/courses/1?a=b#c'],
    ['https://evil.example/', home],
    ['//evil.example', home],
    ['/\\evil.example', home],
    ['https:evil.example', home],
    ['http://localhost.evil.example/', home],
    ['http://user:pass@localhost/', home],
    ['javascript:alert(1)', home],
    ['/learn\r\nset-cookie: a=b', home],
    ['\thttps://evil.example', home],
    ['', home],
  ])('%j leads to %s', async (wanted, expected) => {
    const { headers, status } = await browser.send(`/learn/login-callback?redirectUrl=${encodeURIComponent(wanted)}`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(portal.origin + expected);
  });

  it('holds on the page that remembers the provider (AUTH-6, ROUTE-17)', async () => {
    const { url } = await browser.submit(
      await browser.open('/oidc/login?provider=x%22%3E&redirectUrl=https://evil.example'),
      { username: 'mira', password: 'lectern' },
    );
    const { text } = await browser.send(url);
    expect(url.pathname + url.search).toBe(
      `/learn/login-callback?redirectUrl=${encodeURIComponent(`${portal.origin}/learn`)}&provider=x%22%3E`,
    );
    // It is the learner's page, which says nothing of the address.
    expect(text).toContain('<div id="learn">');
    expect(text).not.toContain('x&quot;');
  });

  it('holds when the parameter is given twice', async () => {
    const { headers } = await browser.send('/learn/login-callback?redirectUrl=/learn&redirectUrl=https://evil.example');
    expect(headers.get('location')).toBe(`${portal.origin}/learn`);
  });
});

describe('sessions', () => {
  it('outlive a restart, at the portal and at the provider', async () => {
    await browser.signIn('mira');
    await portal.stop();
    await portal.start();
    expect(await userOf()).toBe('learner');
    browser.cookies.delete('lms_sid /');
    expect((await browser.open('/oidc/login')).url.pathname).toBe('/learn');
    expect(await userOf()).toBe('learner');
  });

  it('begin again at each sign-in', async () => {
    await browser.signIn('mira');
    const before = browser.cookie('lms_sid')?.value;
    await browser.open('/oidc/login');
    const old = createBrowser(portal.origin);
    old.cookies.set('lms_sid /', { value: before ?? '', path: '/', httpOnly: true });
    expect(browser.cookie('lms_sid')?.value).not.toBe(before);
    expect(await userOf(old)).toBe('visitor');
  });

  it('end at the provider too (AUTH-4)', async () => {
    await browser.signIn('mira');
    const copy = createBrowser(portal.origin);
    for (const [key, cookie] of browser.cookies) copy.cookies.set(key, cookie);
    const asked = await browser.open('/oidc/logout');
    expect(asked.url.pathname).toBe('/idp/session/end');
    expect(asked.text).toContain('/assets/sign-out.js');
    expect((await browser.submit(asked, { logout: 'yes' })).url.href).toBe(`${portal.origin}/learn`);
    expect(await userOf()).toBe('visitor');
    expect(browser.cookie('lmsUser')).toBeUndefined();
    expect((await browser.open('/oidc/login')).url.pathname).toMatch(/^\/idp\/interaction/);
    expect(await userOf(copy)).toBe('visitor');
    expect((await copy.open('/oidc/login')).url.pathname).toMatch(/^\/idp\/interaction/);
  });

  it('are not ended by another site, nor without a question by a link to the provider', async () => {
    await browser.signIn('mira');
    await browser.send('/oidc/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await userOf()).toBe('learner');
    const linked = await browser.open('/idp/session/end?client_id=lectern');
    expect(linked.text).toContain('logout');
    expect(linked.text).not.toContain('sign-out.js');
  });

  it('end by their age', async () => {
    await browser.signIn('mira');
    await portal.db.execute("update sessions set expires_at = now() - interval '1 second'");
    expect(await userOf()).toBe('visitor');
  });
});
