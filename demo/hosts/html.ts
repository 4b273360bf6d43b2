/** Text that is markup already. Made by {@link html} and {@link data} alone. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return (part as Html).markup;
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Markup by template; everything put in is escaped unless it is {@link Html} itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.reduce((all, text, index) => all + render(parts[index - 1]) + text) };
}

/** A value for a script inside the page: no text in it can end the script. */
export const data = (value: unknown): Html => ({ markup: JSON.stringify(value).replaceAll('<', '\\u003c') });
