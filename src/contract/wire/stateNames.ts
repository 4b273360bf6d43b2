/** The names of a table by their values on the wire: the number, or the name, which some servers begin with a capital letter. */
export const stateNames = <N extends string>(table: Readonly<Record<N, number>>): ReadonlyMap<unknown, N> =>
  new Map(
    (Object.keys(table) as N[]).flatMap((name) =>
      [name, name.replace(/./, (first) => first.toUpperCase()), table[name]].map((value) => [value, name] as const),
    ),
  );
