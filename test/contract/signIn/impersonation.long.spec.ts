// Acting as another person: who may, what the session, the calls and the log say, and how it ends.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../demo/server/db/schema.ts';
import { sessions } from '../../../demo/server/db/schemaAuth.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import type { Browser } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
afterEach(() => vi.restoreAllMocks());

const id = (name: string) => uuidOf(`user:${name}`);
const ada = { id: id('ada'), name: 'Ada Whitfield' };
const post = (who: Browser, path: string, values: Readonly<Record<string, string>> = {}, origin = academy.origin) =>
  who.send(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(values) });
const tokenOf = async (who: Browser) =>
  /name="token" value="([^"]+)"/.exec((await who.send('/admin/people')).text)?.[1] ?? '';
const act = async (who: Browser, as: string) =>
  post(who, '/admin/impersonation', { token: await tokenOf(who), userId: id(as) });
const me = async (who: Browser) =>
  currentUser.read(
    JSON.parse((await who.send('/api/platform/v1/users/me', { headers: { accept: 'application/json' } })).text),
  );
const logged = () => {
  const spy = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
};

describe('who may act as whom (SESS-12, SESS-13)', () => {
  it('the page lists people with their roles, and a button for each who is no administrator', async () => {
    const { text } = await (await academy.browser('ada')).send('/admin/people');
    const row = (name: string) =>
      new RegExp(`<li>(?:(?!</li>)[^])*<b dir="auto">${name}</b>(?:(?!</li>)[^])*</li>`).exec(text)?.[0] ?? '';
    expect(row('Ines Maria Lindqvist')).toMatch(
      /<span>Instructor, Learner<\/span>[^]*aria-label="Sign in as Ines Maria Lindqvist">\s*Sign in as\s*</,
    );
    expect(row('Ada Whitfield')).toContain('This is you');
    expect(row('Ada Whitfield')).not.toContain('<button');
  });

  it('an administrator acts as a learner', async () => {
    const browser = await academy.browser('ada');
    const reply = await act(browser, 'mira');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/learn']);
    expect(await me(browser)).toMatchObject({ id: id('mira'), roles: ['Learner'], impersonator: ada });
    expect((await me(await academy.browser('mira'))).impersonator, 'mira herself').toBeNull();
    expect(JSON.parse(decodeURIComponent(browser.cookie('lmsUser')?.value ?? ''))).toMatchObject({ username: 'mira' });
  });

  it.each([
    ['ada', 'You are this person.'],
    ['boss', 'Nobody acts as another administrator.'],
    ['nobody', 'There is no such person.'],
  ])('not as %s', async (who) => {
    const [row] = await academy.db.select().from(users).where(eq(users.id, ada.id));
    if (row)
      await academy.db
        .insert(users)
        .values({ ...row, id: id('boss'), username: 'boss' })
        .onConflictDoNothing();
    const browser = await academy.browser('ada');
    const reply = await act(browser, who);
    expect(reply.status).toBe(who === 'nobody' ? 404 : 403);
    expect(await me(browser)).toMatchObject({ id: ada.id, impersonator: null });
  });

  it('nobody else may, nor a visitor', async () => {
    for (const name of ['mira', 'ines', 'tomas', 'leila']) {
      const browser = await academy.browser(name);
      expect((await post(browser, '/admin/impersonation', { userId: id('nils') })).status, name).toBe(403);
      expect((await me(browser)).id).toBe(id(name));
    }
    expect((await post(await academy.browser(null), '/admin/impersonation', { userId: id('nils') })).status).toBe(401);
  });

  it('not while acting as somebody, and not from elsewhere or without the form’s token (AUTH-5)', async () => {
    const browser = await academy.browser('ada');
    const token = await tokenOf(browser);
    expect((await post(browser, '/admin/impersonation', { userId: id('mira') })).status).toBe(403);
    expect(
      (await post(browser, '/admin/impersonation', { token, userId: id('mira') }, 'https://evil.example')).status,
    ).toBe(403);
    expect((await me(browser)).id).toBe(ada.id);
    await act(browser, 'mira');
    expect((await post(browser, '/admin/impersonation', { token, userId: id('nils') })).status).toBe(403);
    expect((await me(browser)).id).toBe(id('mira'));
    expect((await browser.send('/admin/people')).text).toMatch(
      /You are signed in as Mira Okafor[^]*action="\/admin\/impersonation\/end"[^]*Return to Ada Whitfield/,
    );
    for (const path of ['/admin', '/admin/settings', '/admin/clock'])
      expect((await browser.send(path)).status, path).toBe(403);
  });
});

describe('how it ends (SESS-14)', () => {
  it('by returning: the session goes on as the administrator’s', async () => {
    const browser = await academy.browser('ada');
    await act(browser, 'mira');
    const reply = await post(browser, '/admin/impersonation/end');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/admin/people']);
    expect(await me(browser)).toMatchObject({ id: ada.id, impersonator: null });
    expect(JSON.parse(decodeURIComponent(browser.cookie('lmsUser')?.value ?? ''))).toMatchObject({ username: 'ada' });
    expect((await post(browser, '/admin/impersonation/end')).status, 'a second time, in another tab').toBe(303);
  });

  it('from the pages of other products too, where /learn may have sent them', async () => {
    const browser = await academy.browser('ada');
    expect((await browser.send('/teach')).text).not.toContain('/admin/impersonation/end');
    await act(browser, 'tomas');
    expect((await browser.send('/teach')).text).toMatch(
      /You are signed in as Tomáš Hrubec[^]*action="\/admin\/impersonation\/end"[^]*Return to Ada Whitfield/,
    );
  });

  it('by signing out, which ends both', async () => {
    const browser = await academy.browser('ada');
    await act(browser, 'mira');
    await browser.send('/oidc/logout');
    expect((await browser.send('/api/platform/v1/users/me', { headers: { accept: 'application/json' } })).status).toBe(
      401,
    );
  });

  it('with the session of the administrator', async () => {
    const browser = await academy.browser('ada');
    await act(browser, 'mira');
    await academy.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.actingAs, id('mira')));
    expect((await browser.send('/api/platform/v1/users/me', { headers: { accept: 'application/json' } })).status).toBe(
      401,
    );
  });

  it('with the administrator’s role, and when the other becomes an administrator', async () => {
    const browser = await academy.browser('ada');
    await act(browser, 'nils');
    const roles = (who: string, held: readonly string[]) =>
      academy.db
        .update(users)
        .set({ roles: sql`${JSON.stringify(held)}::jsonb` })
        .where(eq(users.id, id(who)));
    await roles('nils', ['Administrator']);
    expect((await me(browser)).id).toBe(ada.id);
    await roles('nils', ['Learner']);
    expect((await me(browser)).id).toBe(id('nils'));
    await roles('ada', ['Author']);
    expect(await me(browser)).toMatchObject({ id: ada.id, impersonator: null });
    await roles('ada', ['Administrator', 'Author']);
  });

  it('survives a restart of the server', async () => {
    const browser = await academy.browser('ada');
    await act(browser, 'mira');
    await academy.stop();
    await academy.start();
    expect(await me(browser)).toMatchObject({ id: id('mira'), impersonator: ada });
  });
});

describe('the log (SESS-15)', () => {
  it('has one line for beginning, each command and the end, with both people by id and name, and nothing else of them', async () => {
    const lines = logged();
    const browser = await academy.browser('ada');
    await act(browser, 'mira');
    const command = {
      method: 'POST',
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'origin': academy.origin,
        'x-requested-with': 'XMLHttpRequest',
      },
      body: JSON.stringify({ secret: 'what was typed' }),
    };
    await browser.send('/api/lms/v1/start-objective-workflows?note=private', command);
    await browser.send('/api/lms/v1/users/me/objective-accesses/query');
    await post(browser, '/admin/impersonation/end');
    const mira = { id: id('mira'), name: 'Mira Okafor' };
    expect(lines()).toEqual([
      { audit: 'impersonation-begin', actor: mira, impersonator: ada, call: 'POST /admin/impersonation', status: 303 },
      {
        audit: 'command',
        actor: mira,
        impersonator: ada,
        call: 'POST /api/lms/v1/start-objective-workflows',
        status: 400,
      },
      { audit: 'command', actor: mira, impersonator: ada, call: 'POST /admin/impersonation/end', status: 303 },
    ]);
  });

  it('says nothing of people who are themselves', async () => {
    const lines = logged();
    const mira = await academy.as('mira');
    await mira.send('POST', '/api/lms/v1/start-objective-workflows', {});
    expect(lines()).toEqual([]);
  });
});
