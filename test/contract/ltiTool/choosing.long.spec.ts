// Who teaches at a platform chooses a course there, and sees those who came from their place (TOOL-9, TOOL-10); administrators register
// platforms (TOOL-1).
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { objectives } from '../../../demo/server/db/schema.ts';
import { sessions } from '../../../demo/server/db/schemaAuth.ts';
import { ltiToolPlatforms, ltiToolResults } from '../../../demo/server/db/schemaLtiTool.ts';
import { createBrowser } from '../support/browser.ts';
import { AGS, claim, DL_SETTINGS, INSTRUCTOR, LEARNER, SCORE_SCOPE, startLtiPlatform } from '../support/ltiPlatform.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const platform = await startLtiPlatform(academy);
const { db, origin } = academy;
vi.spyOn(console, 'warn').mockImplementation(() => {});
const [course] = await db.select().from(objectives).where(eq(objectives.code, 'AID 100'));
if (!course) throw new Error('The seed has no such course.');
const said = (page: { readonly text: string }) => /<code>(\w+)<\/code>/.exec(page.text)?.[1] ?? null;
const choosing = (more: object = {}) => ({
  [claim('message_type')]: 'LtiDeepLinkingRequest',
  [claim('roles')]: INSTRUCTOR,
  [claim('resource_link')]: undefined,
  [DL_SETTINGS]: {
    deep_link_return_url: `${platform.origin}/back`,
    accept_types: ['link', 'ltiResourceLink'],
    data: 'what comes back',
    ...more,
  },
});

describe('choosing a course', () => {
  it('shows the courses that are open to the platform, and finds them by words', async () => {
    const { browser, to } = await platform.launch(choosing());
    const page = await browser.open(to ?? '');
    expect([page.status, page.text.includes('First Aid for Everyone'), page.text.includes('Water and Health')]).toEqual(
      [200, true, false],
    );
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${platform.origin}`);
    const found = await browser.open(`${to}?q=evidence+UNCERTAINTY`);
    expect([...found.text.matchAll(/<b id="course-[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Evidence and Uncertainty in Medicine',
    ]);
    expect((await browser.open(`${to}?q=%3Cb%3Enothing`)).text).toContain('No course fits “&lt;b&gt;nothing”.');
  });

  it('answers with a content item that our key signs: title, address, course and a column with its maximum', async () => {
    const { browser, to } = await platform.launch(choosing());
    const page = await browser.send(to ?? '', { method: 'POST', body: new URLSearchParams({ course: course.id }) });
    expect(page.text).toContain(`action="${platform.origin}/back"`);
    const token = /name="JWT" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const keys = createRemoteJWKSet(new URL(`${origin}/lti-tool/jwks`));
    const { payload } = await jwtVerify(token, keys, {
      issuer: platform.clientId,
      audience: platform.issuer,
      requiredClaims: ['nonce', 'exp', 'iat'],
    });
    expect(payload).toMatchObject({
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: '1',
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'what comes back',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        {
          type: 'ltiResourceLink',
          title: 'First Aid for Everyone',
          url: `${origin}/learn/courses/${course.id}`,
          custom: { course: course.id },
          lineItem: { label: 'First Aid for Everyone', scoreMaximum: 100, resourceId: course.id },
        },
      ],
    });
    // Once.
    const again = await browser.send(to ?? '', { method: 'POST', body: new URLSearchParams({ course: course.id }) });
    expect([again.status, said(again)]).toEqual([400, 'over']);
  });

  it('leaves the column out where the platform wants none, and the course where nobody chose one', async () => {
    const items = async (more: object, body: Record<string, string>) => {
      const { browser, to } = await platform.launch(choosing(more));
      const page = await browser.send(to ?? '', { method: 'POST', body: new URLSearchParams(body) });
      const [, part = ''] = (/name="JWT" value="([^"]+)"/.exec(page.text)?.[1] ?? '').split('.');
      const payload = JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, object[]>;
      return payload['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'];
    };
    expect((await items({ accept_lineitem: false }, { course: course.id }))?.[0]).not.toHaveProperty('lineItem');
    expect(await items({}, {})).toEqual([]);
  });

  it.each<[string, object, number, string]>([
    ['a learner', { [claim('roles')]: LEARNER }, 403, 'instructor'],
    [
      'an administrator of the whole platform, who teaches nothing',
      { [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'] },
      403,
      'instructor',
    ],
    [
      'a platform that places no links',
      { [DL_SETTINGS]: { deep_link_return_url: 'x', accept_types: ['html'] } },
      400,
      'message',
    ],
    [
      'an answer to another site',
      { [DL_SETTINGS]: { deep_link_return_url: 'https://elsewhere.example/back', accept_types: ['ltiResourceLink'] } },
      400,
      'target',
    ],
    ['nothing said of choosing', { [DL_SETTINGS]: undefined }, 400, 'broken'],
  ])('is refused for %s', async (_name, more, status, code) => {
    const { page } = await platform.launch({ ...choosing(), ...more });
    expect([page.status, said(page)]).toEqual([status, code]);
  });

  it('is refused for the instructor of a platform that may not have any', async () => {
    const strict = await startLtiPlatform(academy, { instructors: false });
    const { page } = await strict.launch(choosing());
    expect([page.status, said(page)]).toEqual([403, 'instructor']);
  });

  it('gives no course that is not open to the platform', async () => {
    const [other] = await db.select().from(objectives).where(eq(objectives.code, 'GEN 110'));
    const { browser, to } = await platform.launch(choosing());
    const page = await browser.send(to ?? '', {
      method: 'POST',
      body: new URLSearchParams({ course: other?.id ?? '' }),
    });
    expect([page.status, said(page)]).toEqual([404, 'course']);
  });
});

describe('who teaches at a platform', () => {
  const place = { [claim('resource_link')]: { id: 'taught' }, [claim('custom')]: { course: course.id } };
  const teacher = { sub: 'berg', [claim('roles')]: INSTRUCTOR, ...place };

  it('sees those who came from their place, and nobody else’s (TOOL-10)', async () => {
    const grading = { [AGS]: { scope: [SCORE_SCOPE], lineitem: `${platform.origin}/items/9` } };
    await platform.launch({ sub: 'sana', given_name: 'Sana', family_name: 'Idris', ...place, ...grading });
    await platform.launch({ sub: 'far', name: 'Far Away', ...place, [claim('resource_link')]: { id: 'elsewhere' } });
    const { browser, to } = await platform.launch({ ...teacher, ...grading });
    expect(to).toMatch(/^\/lti-tool\/taught\//);
    const page = await browser.open(to ?? '');
    expect([page.status, page.text.includes('Sana Idris'), page.text.includes('Far Away')]).toEqual([200, true, false]);
    expect(page.text).toContain('Up to date');
    // Their own right alone: no learner of the place, no visitor, no administrator of the academy.
    const learner = await platform.launch({ sub: 'sana', ...place });
    for (const other of [learner.browser, createBrowser(origin), await academy.browser('ada')]) {
      const refused = await other.send(to ?? '');
      expect([refused.status, said(refused)]).toEqual([400, 'over']);
    }
    // Whom the platform sends as a learner next time has lost it.
    await platform.launch({ ...teacher, [claim('roles')]: LEARNER }, browser);
    expect((await browser.send(to ?? '')).status).toBe(400);
  });
});

describe('/admin/platforms', () => {
  const entered = {
    name: 'Harbour',
    issuer: 'https://lms.harbour.example',
    clientId: 'abc',
    authUrl: 'https://lms.harbour.example/auth',
    tokenUrl: 'https://lms.harbour.example/token',
    keysUrl: 'https://lms.harbour.example/jwks',
    origins: 'https://lms.harbour.example\nhttps://school.harbour.example/',
    deployments: '1\n2',
    courses: 'GEN 110',
    instructors: 'on',
  };
  const postForm = async (more: Record<string, string> = {}, path = '/admin/platforms/new') => {
    const ada = await academy.browser('ada');
    const page = await ada.open('/admin/platforms/new');
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return ada.open(path, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ token, ...entered, ...more }),
    });
  };

  it('registers a platform, and shows what it has to be told', async () => {
    const page = await postForm();
    expect([page.status, page.text.includes('The platform was saved.')]).toEqual([200, true]);
    for (const value of ['/lti-tool/login', '/lti-tool/launch', '/lti-tool/jwks'])
      expect(page.text).toContain(`<code>${origin}${value}</code>`);
    const [row] = await db.select().from(ltiToolPlatforms).where(eq(ltiToolPlatforms.clientId, 'abc'));
    const [named] = await db.select().from(objectives).where(eq(objectives.code, 'GEN 110'));
    expect(row).toMatchObject({
      origins: ['https://lms.harbour.example', 'https://school.harbour.example'],
      deployments: ['1', '2'],
      courses: [named?.id],
      instructors: true,
    });
    const twice = await postForm({ name: 'Again' });
    expect([twice.status, twice.text.includes('registered already')]).toEqual([422, true]);
  });

  it.each([
    ['name', ''],
    ['issuer', 'x'.repeat(501)],
    ['clientId', ''],
    ['authUrl', 'http://lms.harbour.example/auth'],
    ['tokenUrl', 'javascript:alert(1)'],
    ['keysUrl', 'https://user:secret@lms.harbour.example/jwks'],
    ['origins', 'https://lms.harbour.example/path'],
    ['origins', '*'],
    ['deployments', ''],
    ['courses', 'NO 000'],
  ])('keeps nothing where %s is wrong, and what was written stays on the page: %s', async (field, value) => {
    const page = await postForm({ clientId: 'never', name: '<Harbour>', [field]: value });
    expect([page.status, page.text.includes('aria-invalid="true"'), page.text.includes('role="alert"')]).toEqual([
      422,
      true,
      true,
    ]);
    if (field !== 'name') expect(page.text).toContain('&lt;Harbour&gt;');
    expect(await db.select().from(ltiToolPlatforms).where(eq(ltiToolPlatforms.clientId, 'never'))).toEqual([]);
  });

  it.each([null, 'mira', 'ines'])('is for administrators alone: %s', async (username) => {
    const page = await (await academy.browser(username)).send('/admin/platforms');
    expect(page.status).toBe(username ? 403 : 302);
  });

  it('has refused scores told again, and ends sessions and scores with the platform', async () => {
    const leaving = await startLtiPlatform(academy);
    leaving.answers.push(422);
    await leaving.launch({
      [claim('custom')]: { course: course.id },
      [AGS]: { scope: [SCORE_SCOPE], lineitem: `${leaving.origin}/items/1` },
    });
    const { scores } = academy.app();
    await scores.deliver();
    const ada = await academy.browser('ada');
    const path = `/admin/platforms/${leaving.id}`;
    const page = await ada.open(path);
    expect(page.text).toContain('did not accept 1 scores');
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const post = (to: string, more: Record<string, string> = {}) =>
      ada.open(path + to, { method: 'POST', headers: { origin }, body: new URLSearchParams({ token, ...more }) });
    expect((await post('/again')).text).toContain('Scores that are sent again: 1');
    await scores.deliver();
    expect(leaving.scores).toHaveLength(2);
    const before = await db.select().from(sessions).where(eq(sessions.platformId, leaving.id));
    expect(before).toHaveLength(1);
    // Not by a slip.
    expect((await post('/remove')).url.pathname).toBe(path);
    expect((await post('/remove', { sure: 'on' })).text).toContain('The platform was removed.');
    expect(await db.select().from(sessions).where(eq(sessions.platformId, leaving.id))).toEqual([]);
    expect(await db.select().from(ltiToolResults).where(eq(ltiToolResults.subject, 'sana'))).not.toEqual([]);
  });
});
