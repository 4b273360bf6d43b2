type Path = readonly string[];
interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

/** All texts, numbers and switches in a value of JSON, with the way to each. */
export function leavesOf(value: unknown, path: Path = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** The same with one of them changed. */
export function withLeaf<T>(value: T, path: Path, leaf: unknown): T {
  const copy = structuredClone(value);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], copy);
  (holder as Record<string, unknown>)[last] = leaf;
  return copy;
}
