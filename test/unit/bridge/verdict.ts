import { readFileSync } from 'node:fs';
import { frameMessages } from '../../../src/bridge/messages/frameMessages.ts';
import { hostMessages } from '../../../src/bridge/messages/hostMessages.ts';
import type { Messages } from '../../../src/bridge/messages/shape.ts';
import { matchesSchema, type Schema } from './matchesSchema.ts';
import { CHANNEL } from './openPort.ts';
import { PORTAL } from './pair.ts';

const schema = JSON.parse(readFileSync(new URL('../../../widgets/protocol.json', import.meta.url), 'utf8')) as Schema;
const tables: Readonly<Record<string, Messages>> = { frame: frameMessages, host: hostMessages };

/** Whether something fits what is published under a name. */
export const fits = (name: string, value: unknown): boolean => matchesSchema(schema, name, value);

const DEPTH = 32;

/** Whether it is what JSON has, nowhere with a `__proto__`. Asked in another way than the guards do. */
export function isJson(value: unknown, depth = 0): boolean {
  if (value === undefined || value === null) return true;
  if (['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return value - value === 0;
  if (typeof value !== 'object' || depth > DEPTH) return false;
  if (Object.prototype.toString.call(value) !== '[object Object]' && !Array.isArray(value)) return false;
  return Object.getOwnPropertyNames(value).every(
    (name) => name !== '__proto__' && isJson(Reflect.get(value, name), depth + 1),
  );
}

/** Length of all texts in it. Those of the test are of one byte each, and either far too long or not at all. */
export const textOf = (value: unknown): number =>
  typeof value === 'string'
    ? value.length
    : typeof value === 'object' && value !== null
      ? Object.getOwnPropertyNames(value).reduce((sum, name) => sum + textOf(Reflect.get(value, name)), 0)
      : 0;

/** Whether an address leads to the portal, below `/learn`. */
export function leadsBelow(path: unknown): boolean {
  if (typeof path !== 'string' || !URL.canParse(path, PORTAL)) return false;
  const url = new URL(path, PORTAL);
  return url.origin === PORTAL && (url.pathname === '/learn' || url.pathname.startsWith('/learn/'));
}

/** Paths that nothing is odd about. Of all others the rules say where they may not lead, and no more. */
const isOrdinary = (path: unknown) =>
  typeof path === 'string' && /^(https:\/\/portal\.example)?\/learn(\/(courses|catalog)[\w?=#/]*)?$/.test(path);

const field = (data: unknown, name: string) =>
  (typeof data === 'object' && data !== null && Object.getOwnPropertyNames(data).includes(name)
    ? Reflect.get(data, name)
    : undefined) as unknown;

/** What the rules say of a message to an open end, after one with the sequence 5 (CHAN-3, CHAN-4, CHAN-8). */
export function verdict(from: 'frame' | 'host', data: unknown, pending: string): string {
  if (field(data, 'ns') !== 'lectern') return 'dropped';
  if (textOf(data) > 65_536) return 'too_large';
  if (!isJson(data)) return 'bad_request';
  if (field(data, 'v') !== 1) return 'unsupported_version';
  if (!fits('envelope', data)) return 'bad_request';
  const [kind, name, seq] = [field(data, 'kind'), field(data, 'name'), field(data, 'seq')];
  if (['hello', 'welcome', 'ready'].includes(String(kind)) || field(data, 'ch') !== CHANNEL) return 'dropped';
  if (kind === 'event' && seq !== undefined && Number(seq) <= 5) return 'dropped';
  if (kind === 'bye' || kind === 'error') return fits(kind, data) ? (kind === 'bye' ? 'bye' : 'noted') : 'dropped';
  if (kind === 'reply')
    return field(data, 're') !== pending
      ? 'dropped'
      : fits(from === 'frame' ? 'host.ping.reply' : 'frame.session.getToken.reply', data)
        ? 'answer'
        : 'bad_reply';
  const spec = Object.entries(tables[from]!).find(([known]) => known === name)?.[1];
  if (spec?.kind !== kind) return kind === 'call' ? 'unsupported' : 'dropped';
  if (spec?.granted && name !== 'fullscreen.request') return 'unauthorized';
  if (!fits(`${from}.${String(name)}`, data)) return 'bad_request';
  const path = field(field(data, 'body'), 'path');
  return path !== undefined && 'path' in spec!.body && !isOrdinary(path) ? 'not led astray' : 'carried';
}
