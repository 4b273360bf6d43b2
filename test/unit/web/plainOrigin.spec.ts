// Origins that a content policy may name as they are: other hosts would add a rule or a word to it (LTI-4, LTI-41, SRV-48).
import { expect, it } from 'vitest';
import { platformAddress } from '../../../demo/server/ltiTool/platformAddress.ts';
import { isAddress } from '../../../demo/server/lti/authors/toolFields.ts';
import { plainOrigin } from '../../../src/web/plainOrigin.ts';

it.each([
  ['https://tool.example/launch?a=1;b=2,3', 'https://tool.example'],
  ['https://Tool.example:8443/', 'https://tool.example:8443'],
  ['http://127.0.0.1:3001/x', 'http://127.0.0.1:3001'],
  ['https://[2001:db8::1]:8443/x', 'https://[2001:db8::1]:8443'],
  ['https://a_b.example', 'https://a_b.example'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
])('%s has one', (address, origin) => {
  expect(plainOrigin(address)).toBe(origin);
});

const hostile = [
  'https://x;sandbox/',
  'https://x,y.example/',
  'https://*/',
  'https://*.example/',
  "https://'none'/",
  "https://x'/",
  'https://a&b.example/',
];
it.each([...hostile, 'javascript:alert(1)', 'data:text/html,x', 'blob:https://x.example/1', '/path', ''])(
  '%s has none',
  (address) => expect(plainOrigin(address)).toBeNull(),
);

it.each(hostile)('%s is no address of a tool, nor of a platform', (address) => {
  expect([isAddress(address, true), platformAddress(address)]).toEqual([false, null]);
});
