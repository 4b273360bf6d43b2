import { strictCalls, type StrictCall } from './calls.ts';
import type { Shape } from './shapes.ts';

/** A request as it reached the gate. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

const patterns = strictCalls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/[.]/g, '\\.').replaceAll('{}', '[^/]+')}$`),
}));
const loadOptions = new Set(['filter', 'sort', 'select', 'skip', 'take', 'requireTotalCount']);
const operators = new Set(['=', '<>', '<', '<=', '>', '>=', 'contains', 'in']);

/** Whether a path leads to a field of a shape. */
function leads(shape: Shape, path: unknown): boolean {
  if (typeof path !== 'string') return false;
  let at: Shape | undefined = shape;
  for (const name of path.split('.')) at = at === true ? undefined : at?.[name];
  return at !== undefined;
}

/** What is wrong with a filter: triples, and lists joined by one of `and` and `or`, and nothing else. */
function faultOfFilter(filter: unknown, shape: Shape): string | null {
  if (!Array.isArray(filter) || filter.length === 0) return 'a filter is a list';
  const list = filter as unknown[];
  if (typeof list[0] === 'string') {
    if (list.length !== 3) return `a condition has three members: ${JSON.stringify(list)}`;
    if (!leads(shape, list[0])) return `no field ${list[0]} to filter by`;
    return operators.has(String(list[1])) ? null : `no operator ${String(list[1])}`;
  }
  const words = new Set<unknown>();
  for (const [index, member] of list.entries()) {
    if (index % 2 === 1) {
      words.add(member);
      continue;
    }
    const fault = faultOfFilter(member, shape);
    if (fault) return fault;
  }
  return [...words].every((word) => word === 'and' || word === 'or') && words.size < 2
    ? null
    : `conditions are joined by "and" or by "or": ${JSON.stringify(list)}`;
}

function faultOfOption(name: string, value: unknown, shape: Shape): string | null {
  switch (name) {
    case 'filter':
      return faultOfFilter(value, shape);
    case 'select': {
      const unknown = Array.isArray(value) ? value.find((path) => !leads(shape, path)) : value;
      return unknown === undefined ? null : `no field ${JSON.stringify(unknown)} to select`;
    }
    case 'sort': {
      const bad = Array.isArray(value)
        ? (value as { readonly selector?: unknown }[]).find(({ selector }) => !leads(shape, selector))
        : value;
      return bad === undefined ? null : `no field to sort by: ${JSON.stringify(bad)}`;
    }
    case 'requireTotalCount':
      return typeof value === 'boolean' ? null : 'requireTotalCount is true or false';
    default:
      return Number.isSafeInteger(value) && Number(value) >= 0 ? null : `${name} is a whole number`;
  }
}

function faultOfQuery({ query = [] }: StrictCall, params: URLSearchParams): string | null {
  const load = 'load' in query ? query : null;
  const names = load ? (load.more ?? []) : (query as readonly string[]);
  for (const [name, text] of params) {
    if (names.includes(name)) continue;
    if (!load || !loadOptions.has(name)) return `no parameter ${name}`;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return `${name} is not JSON`;
    }
    const fault = faultOfOption(name, value, load.load);
    if (fault) return fault;
  }
  return null;
}

function faultOfBody({ body }: StrictCall, text: string): string | null {
  if (body === 'any') return null;
  if (!body) return text ? 'no body is taken' : null;
  const given: unknown = JSON.parse(text || 'null');
  if (typeof given !== 'object' || given === null) return 'the body is an object';
  const more = Object.keys(given).find((name) => !body.includes(name));
  const missing = body.find((name) => !Object.hasOwn(given, name));
  return more !== undefined
    ? `no field ${more} in the body`
    : missing !== undefined
      ? `${missing} is missing in the body`
      : null;
}

/** What all requests carry. Files are asked for by the browser itself, the configuration and analytics by whoever is first. */
function faultOfHeaders({ path, prefer: stated, method }: StrictCall, headers: Asked['headers']): string | null {
  const prefer = stated ?? 'respond-async';
  if (!path.startsWith('/api/lms/') && !path.startsWith('/api/platform/')) return null;
  const lacking = ['x-session-id', 'accept-language'].find((name) => !headers[name]);
  if (lacking) return `the header ${lacking} is missing`;
  if (headers['x-requested-with'] !== 'XMLHttpRequest') return 'the request is not marked as XMLHttpRequest';
  return method === 'HEAD' || headers['prefer'] === prefer
    ? null
    : `Prefer is ${String(headers['prefer'])} and not ${prefer}`;
}

/** The call that a request makes, or what is wrong with it. */
export function judge({
  method,
  url,
  headers,
  body,
}: Asked): { readonly call: StrictCall } | { readonly fault: string } {
  const { pathname, searchParams } = new URL(url, 'http://gate');
  const call = patterns.find(({ call: one, pattern }) => one.method === method && pattern.test(pathname))?.call;
  if (!call) return { fault: 'no such call' };
  const fault = faultOfQuery(call, searchParams) ?? faultOfBody(call, body) ?? faultOfHeaders(call, headers);
  return fault === null ? { call } : { fault };
}

/** What of a value the documents name; lists keep their items. */
export function onlyNamed(value: unknown, shape: Shape): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => onlyNamed(item, shape));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) =>
      shape[name] === undefined ? [] : [[name, onlyNamed(own, shape[name])]],
    ),
  );
}
