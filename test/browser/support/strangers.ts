declare global {
  /** The sheets of components as they are shipped, and the classes that each owns: web-test-runner.config.mjs. */
  var LECTERN_SHEETS: readonly { readonly name: string; readonly css: string; readonly own: readonly string[] }[];
}

const shown = (rules: CSSRuleList) => [...rules].map(({ cssText }) => cssText).join('');
const plain = (selector: string) =>
  selector
    .replace(/:(hover|focus-visible|focus-within|focus|active|checked|target)\b/g, ':is(*)')
    .replace(/::[\w-]+(\([^)]*\))?/g, '');

let known: Map<string, (typeof LECTERN_SHEETS)[number]> | undefined;
/** The component that owns an adopted sheet. */
function ownerOf(sheet: CSSStyleSheet) {
  known ??= new Map(
    LECTERN_SHEETS.map((one) => {
      const made = new CSSStyleSheet();
      made.replaceSync(one.css);
      return [shown(made.cssRules), one];
    }),
  );
  return known.get(shown(sheet.cssRules));
}

/** Style rules of a sheet, including those in conditions that do not apply now. */
function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [],
  );
}

/** Splits a list of selectors; commas inside brackets do not separate them. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' || sign === '[' ? 1 : sign === ')' || sign === ']' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/**
 * Elements of one component that the sheet of another matches: the element has no class of the sheet, and between it and the nearest class
 * that the selector names there is an element of another sheet. Authors' content belongs to no sheet, and is styled as a whole.
 */
export function strangers(root: ShadowRoot): string[] {
  const owned = new Map(LECTERN_SHEETS.flatMap(({ name, own }) => own.map((one) => [one, name] as const)));
  const found = new Set<string>();
  for (const sheet of root.adoptedStyleSheets) {
    const owner = ownerOf(sheet);
    if (!owner || owner.name === 'prose.css') continue;
    for (const rule of rulesIn(sheet.cssRules)) {
      for (const selector of partsOf(rule.selectorText)) {
        const named = new Set([...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!));
        for (const met of root.querySelectorAll(plain(selector))) {
          const foreign = passes(met, named, owner.name, owned);
          if (foreign)
            found.add(
              `${owner.name}: "${selector}" meets ${met.localName}.${met.getAttribute('class') ?? ''} of ${foreign}`,
            );
        }
      }
    }
  }
  return [...found];
}

/** The sheet of the first foreign element between an element and the nearest one that its selector names. */
function passes(
  met: Element,
  named: ReadonlySet<string>,
  sheet: string,
  owned: ReadonlyMap<string, string>,
): string | null {
  for (let at: Element | null = met; at; at = at.parentElement) {
    const classes = [...at.classList];
    if (classes.some((name) => named.has(name) || owned.get(name) === sheet)) return null;
    const other = classes.find((name) => owned.has(name));
    if (other) return owned.get(other)!;
  }
  return null;
}
