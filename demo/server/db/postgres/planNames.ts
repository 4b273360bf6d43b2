/** A statement is prepared when it comes for this time: what comes once is not worth it. */
const often = 3;
/** The database keeps at most so many plans a connection, a few kilobytes each. */
const mostNames = 300;
/** Texts that are counted; where there are more, counting begins anew. */
const mostCounted = 3000;

/**
 * Names the statements that come often. PostgreSQL reads and plans a statement with a name once a connection: for the list of courses,
 * with its joins, that is most of its work.
 * @returns the name of a statement that reads, by its text; undefined for all others
 */
export function planNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= mostNames || !/^\s*(select|with)\b/.test(text)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < often) return undefined;
    counts.delete(text);
    const name = `lectern_${names.size}`;
    names.set(text, name);
    return name;
  };
}
