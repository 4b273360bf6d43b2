/** A statement is prepared when it comes for the third time. Preparing one that comes once would only cost memory. */
const often = 3;
/** The largest number of plans that the database keeps for each connection. */
const mostNames = 300;
/** The number of texts that are counted. When there are more, counting begins again. */
const mostCounted = 3000;

/**
 * Names frequent statements. PostgreSQL reads and plans a statement with a name once for each connection. For the list of courses, with its
 * joins, that was half of its work. Statements of `prepareOnce` have their own names.
 * @returns finds the name by the text of a statement; undefined for one that writes, or that has come less than three times
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
