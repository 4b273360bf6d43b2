// The page that says what the reference LMS keeps of its people.
import { afterAll, expect, it } from 'vitest';
import { startPortal } from '../support/portalServer.ts';

const portal = await startPortal();
afterAll(() => portal.end());

// PROF-9
it.each([
  ['en', '<h1>Privacy</h1>', 'Events are kept for 30 days.', 'dir="ltr"'],
  ['ar', '<h1>الخصوصية</h1>', 'وتُحفظ 30 يومًا', 'dir="rtl"'],
])('is for everybody, in %s, without a cookie', async (language, title, text, direction) => {
  const reply = await portal.inject({ url: '/privacy', headers: { 'accept-language': language } });
  expect(reply.statusCode).toBe(200);
  for (const part of [title, text, direction]) expect(reply.body).toContain(part);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
});

// PROF-9, PROF-1
it('is named by the configuration', async () => {
  const reply = await portal.inject({ url: '/config-ui/config.json' });
  expect(reply.json()).toMatchObject({ privacyPolicyUrl: '/privacy' });
});
