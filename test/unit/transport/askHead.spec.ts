// The size of an attachment (CALL-36): who is asked, in whose name, and what counts as an answer.
import { expect, it } from 'vitest';
import { attachmentSize } from '../../../src/contract/parts/attachments.ts';
import { harness, lost, rejection, type Answer } from './harness.ts';

const head =
  (headers: Record<string, string>, status = 200): Answer =>
  () =>
    new Response(null, { status, headers });
const access = { token: async () => 't1', renew: async () => Promise.reject(new Error('led to sign-in')) };
const ask = (link: string, answer: Answer, given = {}) => {
  const made = harness([answer], given);
  return { ...made, size: made.send(attachmentSize, { params: { link } }) };
};

it.each([
  ['a length', { 'content-length': '2048' }, 2048],
  ['nothing in it', { 'content-length': '0' }, 0],
  ['no length', {}, null],
  ['no number', { 'content-length': '12 kB' }, null],
  ['the length of what is compressed', { 'content-length': '2048', 'content-encoding': 'br' }, null],
  ['not compressed, in so many words', { 'content-length': '2048', 'content-encoding': 'identity' }, 2048],
])('CALL-36, MEDIA-4: %s', async (_, headers, size) => {
  expect(await ask('https://lms.example/files/a.pdf', head(headers)).size).toBe(size);
});

it.each([
  ['https://lms.example/files/a.pdf', 'https://lms.example/files/a.pdf', true],
  ['https://lms.example/files/a.pdf?x=1', 'https://lms.example/files/a.pdf?x=1', true],
  ['https://storage.example/a.pdf', 'https://storage.example/a.pdf', false],
  ['https://lms.example.evil.test/a.pdf', 'https://lms.example.evil.test/a.pdf', false],
])('CALL-36: %s is asked at %s, as the learner: %s', async (link, url, asUser) => {
  const { requests, size } = ask(link, head({ 'content-length': '1' }), { access, cookies: false });
  await size;
  expect(requests.map((request) => [request.url, request.init.method])).toEqual([[url, 'HEAD']]);
  expect(requests[0]!.headers.get('authorization')).toBe(asUser ? 'Bearer t1' : null);
  // Another host learns nothing, and is spared the question whether it may be asked.
  if (!asUser)
    expect([[...requests[0]!.headers], requests[0]!.init.credentials, requests[0]!.init.referrerPolicy]).toEqual([
      [],
      'omit',
      'no-referrer',
    ]);
});

it.each([
  ['a script', 'javascript:alert(1)', head({})],
  ['data', 'data:text/plain,a', head({})],
  ['no address', 'https://', head({})],
  ['a path', '/files/a.pdf', head({})],
  ['a path that is another host', '//storage.example/a.pdf', head({})],
  ['a refusal', 'https://lms.example/files/a.pdf', head({}, 403)],
  ['a session that is over, which does not lead to sign-in', 'https://lms.example/files/a.pdf', head({}, 401)],
  ['another host’s refusal', 'https://storage.example/a', head({ 'content-length': '9' }, 403)],
  ['a host that cannot be reached', 'https://storage.example/a', lost],
])('CALL-36: %s rejects', async (_, link, answer) => {
  expect(await rejection(ask(link, answer, { access }).size)).toMatchObject({ name: 'LecternError' });
});
