interface Result {
  readonly ruleId: string;
  readonly value: readonly (string | number)[];
  readonly message: string;
  readonly snippet: string;
  readonly node?: unknown;
}

/** The engine of IBM's checker, as a page or a test has loaded it. */
export interface SecondEngine {
  check(node: Node, guidelines: string[]): Promise<{ readonly results: readonly Result[] }>;
}

/**
 * What the second engine finds against WCAG 2.2, levels A and AA, one line each. Only failed rules count that the engine itself calls
 * violations: "potential" and "manual" results ask a person to look, and recommendations are no part of the standard. A fault counts if it
 * is still there at a second look, because a part of the page may fade in while the engine works.
 *
 * It runs in a page by itself, so that it can be given to one: nothing outside of it is used.
 */
export async function secondEngineFaults(engine: SecondEngine, node: Node): Promise<string[]> {
  // A closed section draws none of its content, which has the colours of the last time that it was drawn.
  const isDrawn = (one: unknown) => !(one instanceof Element) || (one.parentElement ?? one).checkVisibility();
  const inspect = async () =>
    (await engine.check(node, ['WCAG_2_2'])).results
      .filter(({ value }) => String(value[0]) === 'VIOLATION' && String(value[1]) === 'FAIL')
      .filter((result) => isDrawn(result.node))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  const found = await inspect();
  return found.length ? inspect() : found;
}
