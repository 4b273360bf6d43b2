import { bases, type Call } from '../contract/wire/call.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import { fromJson } from '../plain/fromJson.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The only command below the root is an event (FEED-5); all other paths there belong to the server's own pages.
const rootCommand = 'api/events';

// Segments of letters, or `{name}`: an address cannot leave its base.
const template = /^(\w[\w-]*|\{\w+\})(\/(\w[\w-]*|\{\w+\}))*$/;

function isCall(value: unknown): value is OutboxEntry['call'] {
  if (!isFields(value)) return false;
  const { name, method, base, path, prefer, idempotency } = value;
  return (
    isText(name) &&
    (method === 'POST' || method === 'PUT') &&
    isText(base) &&
    Object.hasOwn(bases, base) &&
    isText(path) &&
    (base !== 'root' || path === rootCommand) &&
    template.test(path) &&
    (prefer === 'respond-sync' || prefer === 'respond-async') &&
    (['client-id', 'natural', 'none'] satisfies Call['idempotency'][]).some((one) => one === idempotency)
  );
}

/** Values for all places of the template. */
const fill = (path: string, params: unknown): params is OutboxEntry['params'] =>
  isFields(params) &&
  Object.values(params).every((value) => isText(value) && !/^\.+$/.test(value)) &&
  [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(params, name));

/**
 * Reads the value under a key of the outbox; any script may have written it.
 * @returns null for a value that a later build wrote in its own format: it is left to that build
 * @throws Error that names the fault of the value
 */
export function readEntry(key: string, text: string): OutboxEntry | null {
  const entry = fromJson(text);
  if (!isFields(entry)) throw new Error('no entry');
  const { byWord, ...rest } = entry;
  const { format, workflowId, at, turn, revision, call, params, refused } = rest;
  if (typeof format === 'number' && format > 1) return null;
  if (format !== 1 || entry['key'] !== key) throw new Error('no entry of this key');
  if (![workflowId, revision].every(isText) || ![at, turn].every(Number.isFinite) || typeof byWord !== 'boolean')
    throw new Error('a field is missing');
  if (!isCall(call) || !fill(call.path, params)) throw new Error('no command of the contract');
  if (refused !== null && !(isFields(refused) && isText(refused['code']) && typeof refused['message'] === 'string'))
    throw new Error('refused for no reason');
  return { ...rest, needsConfirmation: byWord } as unknown as OutboxEntry;
}
