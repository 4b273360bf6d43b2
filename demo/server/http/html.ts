/** Text that is markup already. Made by {@link html} alone. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return (part as Html).markup;
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Markup by template; everything put in is escaped unless it is {@link Html} itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.reduce((all, text, index) => all + render(parts[index - 1]) + text) };
}

/** Trusts markup that one of the server's libraries made. */
export const trusted = (markup: string): Html => ({ markup });
