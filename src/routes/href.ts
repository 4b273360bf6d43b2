import { patterns } from './patterns.ts';
import type { Route } from './route.ts';

/** What a route may hold beside its name. */
interface Parts {
  readonly [id: string]: unknown;
  readonly aggregateId?: string | null;
  readonly axis?: readonly string[];
  readonly query?: string;
  /** A path below another, encoded as the address had it (ROUTE-38). */
  readonly rest?: string;
  readonly review?: boolean;
}

/** The last pattern of each route, which has room for all its parts. */
const paths: Readonly<Record<string, string>> = Object.fromEntries(patterns);

/** The address of a route below the base path; {@link parse} reads it back to the same route. */
export function href({ name, ...route }: Route): string {
  const parts = route as Parts;
  const { aggregateId, axis = [], query, rest, review } = parts;
  const below = [...[...(aggregateId ? [aggregateId] : []), ...axis].map(encodeURIComponent), ...(rest ? [rest] : [])];
  const path = (paths[name] ?? '').replace(/(:\w+)|\/\*\w+/g, (_, id?: string) =>
    id ? encodeURIComponent(String(parts[id.slice(1)])) : below.map((one) => `/${one}`).join(''),
  );
  return [path, [review && 'viewType=REVIEW', query].filter(Boolean).join('&')].filter(Boolean).join('?');
}
