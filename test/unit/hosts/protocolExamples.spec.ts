// What the page that tries the protocol out has to begin with: every message of a host's, each of its kind and with a
// body that fits (CHAN-5).
import { expect, it } from 'vitest';
import { hostExamples } from '../../../demo/pages/hostExamples.ts';
import { checkBody } from '../../../src/bridge/messages/checkBody.ts';
import { hostMessages } from '../../../src/bridge/messages/hostMessages.ts';

it('there is one for each message', () =>
  expect(Object.keys(hostExamples).sort()).toEqual(Object.keys(hostMessages).sort()));

it.each(Object.entries(hostExamples))('%s fits', (name, { kind, body }) => {
  const message = hostMessages[name as keyof typeof hostMessages];
  expect([kind, checkBody(message.body, body)]).toEqual([message.kind, null]);
});
