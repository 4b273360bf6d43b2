import { parse, protocol, type messages, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

/**
 * The largest number of prepared statements; the least recently used ones are forgotten first. Each filter makes a statement with a text of
 * its own.
 */
const MOST = 300;

interface Prepared {
  readonly name: string;
  /** The types of its parameters. */
  readonly types: readonly number[];
  /** The description of its columns, which is asked for once. */
  readonly columns: readonly messages.BackendMessage[];
}

const { serialize } = protocol;
const isRead = (text: string) => /^\s*(select\b|with\b(?![^]*\b(insert|update|delete|merge)\b))/i.test(text);
// The tables of a statement have changed since it was prepared (feature_not_supported), or it is not there any more
// (invalid_sql_statement_name).
const outdated: ReadonlySet<unknown> = new Set(['0A000', '26000']);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * An embedded database that reads and plans each query once, and then receives only the values (SRV-54). Statements that write, and those
 * in a transaction, go the usual way. Between two statements the rest of the process has its turn: hundreds of waiting statements would
 * otherwise keep it from reading requests and sending files.
 */
export function prepareReads(client: PGlite): PGlite {
  const prepared = new Map<string, Prepared>();
  let made = 0;

  /** Call it only while no other statement runs. */
  const say = (...messages: readonly Uint8Array[]) => client.execProtocolStream(joined(messages), { syncToFs: false });
  const forget = async (text: string, { name }: Prepared) => {
    prepared.delete(text);
    await say(serialize.close({ type: 'S', name }), serialize.sync());
  };

  const prepare = async (text: string): Promise<Prepared> => {
    const known = prepared.get(text);
    if (known) {
      prepared.delete(text);
      prepared.set(text, known);
      return known;
    }
    const name = `read_${(made += 1)}`;
    const told = await say(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync());
    const fresh = {
      name,
      types: parse.parseDescribeStatementResults(told),
      columns: told.filter((one) => one.name === 'rowDescription'),
    };
    prepared.set(text, fresh);
    const [oldest] = prepared;
    if (prepared.size > MOST && oldest) await forget(...oldest);
    return fresh;
  };

  const read = async (
    text: string,
    params: readonly unknown[],
    options: QueryOptions | undefined,
  ): Promise<Results> => {
    const { name, types, columns } = await prepare(text);
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const rows = await say(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
    // Its prototype is the client's object of hundreds of parsers, which would otherwise be copied for each query.
    const parsers = options?.parsers
      ? (Object.setPrototypeOf({ ...options.parsers }, client.parsers) as PGlite['parsers'])
      : client.parsers;
    const [answer] = parse.parseResults(
      [...columns, ...rows],
      parsers,
      options?.rowMode ? { rowMode: options.rowMode } : {},
    );
    if (!answer) throw new Error('The database did not answer.');
    return answer;
  };

  // One at a time.
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const asked = line.then(() => new Promise((resolve) => setImmediate(resolve))).then(ask);
    line = asked.catch(() => undefined);
    return asked;
  };

  const query = (text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<unknown>> =>
    inTurn(async () => {
      if (!isRead(text) || options?.blob) return client.query(text, params, options);
      try {
        return (await client.runExclusive(() => read(text, params, options))) as Results<unknown>;
      } catch (error) {
        const known = prepared.get(text);
        if (!known || !outdated.has((error as { readonly code?: unknown }).code)) throw error;
        await client.runExclusive(() => forget(text, known));
        return client.query(text, params, options);
      }
    });

  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      if (name === 'transaction')
        return (work: Parameters<PGlite['transaction']>[0]) => inTurn(() => client.transaction(work));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
