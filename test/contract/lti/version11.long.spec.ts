// LTI 1.1: signed launches, and results that come back signed (CALL-31, LTI-50, LTI-51).
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activities } from '../../../demo/server/db/schema.ts';
import { bodyHashOf, encode, signatureOf } from '../../../demo/server/lti/v1/oauth.ts';
import { learnPolicy } from '../../../demo/server/http/headers.ts';
import { toolFrames } from '../../../demo/server/lti/toolFrames.ts';
import { resourceForm } from '../../../src/contract/parts/resourceForm.ts';
import { address } from '../../../src/contract/wire/address.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { playCourseBy, registerTool, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const secret = 'a secret of this & that';
let tool: BenchTool;
let pavel: Learner;
let run = '';
beforeAll(async () => {
  tool = await registerTool(db, { consumerKey: 'key of 1.1', sharedSecret: secret, personalData: 'name' });
  const url = `${tool.targetLinkUri}?unit=1`;
  const course = await playCourseBy(db, 'LAB 230', tool.id, { url, custom: { 'Course Name': '$Context.title' } });
  await db.update(activities).set({ contentType: 4 }).where(eq(activities.id, course.activityId));
  pavel = await academy.as('pavel');
  run = (await pavel.course('LAB 230')).aggregate.lastObjectiveWorkflow?.id ?? '';
});

const rootId = async () => (await pavel.course('LAB 230')).aggregate.lastActivityWorkflow?.id ?? '';
async function form() {
  const reply = await pavel.send('GET', `/api/lms/v1/objective-workflows/${run}/resource-form/${await rootId()}`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body as unknown as { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

describe('LTI-50: a launch of LTI 1.1', () => {
  it('is a form that is signed with the secret, for one use', async () => {
    const { action, fields } = await form();
    expect(action).toBe(`${tool.targetLinkUri}?unit=1`);
    expect(fields).toMatchObject({
      lti_message_type: 'basic-lti-launch-request',
      lti_version: 'LTI-1p0',
      roles: 'Learner',
      lis_person_name_full: 'Pavel Varga',
      custom_course_name: 'Virtual Laboratory: Pipetting',
      context_label: 'LAB 230',
      oauth_consumer_key: 'key of 1.1',
      lis_outcome_service_url: `${origin}/lti/outcomes`,
      launch_presentation_return_url: `${origin}/learn/lti-tool-callback`,
    });
    expect(fields['lis_person_contact_email_primary']).toBeUndefined();
    const { oauth_signature: signature, ...signed } = fields;
    expect(signatureOf('POST', action, Object.entries(signed), secret)).toBe(signature);
    expect(signatureOf('POST', action, Object.entries({ ...signed, user_id: 'x' }), secret)).not.toBe(signature);
    expect((await form()).fields['oauth_nonce']).not.toBe(fields['oauth_nonce']);
  });

  it('LTI-4: goes to the origins of tools with a key and a secret alone, and the page says so in its policy', async () => {
    const other = await registerTool(db);
    const at = ({ targetLinkUri }: BenchTool) => new URL(targetLinkUri).origin;
    const frames = await toolFrames(db);
    expect(frames.formOrigins).toContain(at(tool));
    expect(frames.formOrigins).not.toContain(at(other));
    expect(frames.origins).toContain(at(other));
    const policy = learnPolicy({ hostOrigins: [], storage: null, contentOrigin: null }, {}, { tools: frames });
    expect(/form-action ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...frames.formOrigins]);
    expect(learnPolicy({ hostOrigins: [], storage: null, contentOrigin: null })).toContain("form-action 'self';");
  });

  it('is asked for by the ids of the runs with slashes between them, as the client asks', async () => {
    const { path } = resourceForm(['one', 'two&', '3']);
    expect(path).toBe('objective-workflows/{id}/resource-form/one/two%26/3');
    const own = address(resourceForm([await rootId()]), { params: { id: run } });
    expect((await pavel.send('GET', own)).status).toBe(200);
    const { read } = resourceForm([]);
    expect(read((await pavel.send('GET', own)).body)).toMatchObject({
      kind: 'form',
      origin: new URL(tool.targetLinkUri).origin,
    });
  });

  it('is not given as an address, nor a launch of 1.3 as a form', async () => {
    const body = { activityWorkflowIds: [], activityPartIds: [] };
    expect((await pavel.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, body)).status).toBe(404);
    const path = `/api/lms/v1/objective-workflows/${run}/resource-form/nothing`;
    expect((await pavel.send('GET', path)).status).toBe(404);
    expect((await (await academy.as('mira')).send('GET', path)).status).toBe(404);
  });
});

describe('LTI-51: results', () => {
  const message = (operation: string, id: string, score?: string) => {
    const result =
      score === undefined
        ? ''
        : `<result><resultScore><language>en</language><textString>${score}</textString></resultScore></result>`;
    return `<?xml version="1.0"?><imsx_POXEnvelopeRequest xmlns="http://www.imsglobal.org/services/ltiv1p1/xsd/imsoms_v1p0">
    <imsx_POXHeader><imsx_POXRequestHeaderInfo><imsx_version>V1.0</imsx_version>
    <imsx_messageIdentifier>m1</imsx_messageIdentifier></imsx_POXRequestHeaderInfo></imsx_POXHeader>
    <imsx_POXBody><${operation}Request><resultRecord><sourcedGUID><sourcedId>${id}</sourcedId></sourcedGUID>${result}
    </resultRecord></${operation}Request></imsx_POXBody></imsx_POXEnvelopeRequest>`;
  };
  async function send(body: string, changes: Readonly<Record<string, string>> = {}, sent = body, by = secret) {
    const parameters = {
      oauth_consumer_key: 'key of 1.1',
      oauth_nonce: randomUUID(),
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_signature_method: 'HMAC-SHA1',
      oauth_version: '1.0',
      oauth_body_hash: bodyHashOf(body),
      ...changes,
    };
    const signature = signatureOf('POST', `${origin}/lti/outcomes`, Object.entries(parameters), by);
    const header = Object.entries({ realm: '', ...parameters, oauth_signature: signature })
      .map(([name, value]) => `${name}="${encode(value)}"`)
      .join(', ');
    const reply = await fetch(`${origin}/lti/outcomes`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml', 'authorization': `OAuth ${header}` },
      body: sent,
    });
    const text = await reply.text();
    const code = /<imsx_codeMajor>(\w+)</.exec(text)?.[1];
    return { status: reply.status, code, text, score: /<textString>([^<]*)</.exec(text)?.[1], parameters };
  }
  const id = async () => (await form()).fields['lis_result_sourcedid'] ?? '';

  it.each<[string, () => Promise<{ status: number; code: string | undefined }>]>([
    ['by another secret', async () => send(message('readResult', await id()), {}, undefined, 'another')],
    ['by a tool that is not there', async () => send(message('readResult', await id()), { oauth_consumer_key: 'x' })],
    ['with another body', async () => send(message('readResult', 'x'), {}, message('replaceResult', await id(), '1'))],
    ['of yesterday', async () => send(message('readResult', await id()), { oauth_timestamp: '1700000000' })],
    ['without a nonce', async () => send(message('readResult', await id()), { oauth_nonce: '' })],
    ['in another way', async () => send(message('readResult', await id()), { oauth_signature_method: 'PLAINTEXT' })],
  ])('are not taken %s', async (_name, act) => {
    const { status, code } = await act();
    expect([status, code]).toEqual([401, 'failure']);
  });

  it('are not taken twice for one signature', async () => {
    const nonce = randomUUID();
    const body = message('readResult', await id());
    expect((await send(body, { oauth_nonce: nonce })).code).toBe('success');
    expect((await send(body, { oauth_nonce: nonce })).status).toBe(401);
  });

  it.each([
    ['above 1', '1.01'],
    ['below 0', '-0.1'],
    ['in words', 'all'],
    ['of nothing', ''],
  ])('are refused %s', async (_name, score) => {
    expect((await send(message('replaceResult', await id(), score))).code).toBe('failure');
  });

  it('are refused for a result that nobody gave out, and as what is no request', async () => {
    const good = await id();
    expect((await send(message('replaceResult', `${good}x`, '1'))).code).toBe('failure');
    expect((await send(message('makeResult', good, '1'))).code).toBe('unsupported');
    const entity = message('replaceResult', '&x;', '1').replace('?>', '?><!DOCTYPE a [<!ENTITY x "y">]>');
    expect((await send(entity)).code).toBe('unsupported');
  });

  it('are read, and go into the run', async () => {
    const own = await id();
    const before = await send(message('readResult', own));
    expect([before.code, before.score]).toEqual(['success', '']);
    expect((await send(message('deleteResult', own))).code).toBe('failure');
    expect((await send(message('replaceResult', own, '0.75'))).code).toBe('success');
    const { lastObjectiveWorkflow: last, lastObjectiveRecord: record } = (await pavel.course('LAB 230')).aggregate;
    expect([last?.state, record?.normalizedScore]).toEqual(['finished', 0.75]);
    expect((await send(message('readResult', own))).score).toBe('0.75');
    expect((await send(message('replaceResult', own, '1'))).code).toBe('failure');
  });
});

it('signs as RFC 5849 says: names and values in their order, its own encoding, the address without its query', () => {
  // The example of RFC 5849, 3.4.1.1, without its second secret; its base string is written out there.
  const parameters = [
    ['b5', '=%3D'],
    ['a3', 'a'],
    ['c@', ''],
    ['a2', 'r b'],
    ['oauth_consumer_key', '9djdj82h48djs9d2'],
    ['oauth_token', 'kkk9d7dh3k39sjv7'],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', '137131201'],
    ['oauth_nonce', '7d8f3e4a'],
    ['c2', ''],
    ['a3', '2 q'],
  ] as const;
  const written = [
    'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D',
    '%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1',
    '%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
  ].join('');
  const expected = createHmac('sha1', 'j49sn3j29djd&').update(written).digest('base64');
  expect(signatureOf('POST', 'http://example.com/request', parameters, 'j49sn3j29djd')).toBe(expected);
});
