type Child = Node | string | null | false;

/** An element with attributes and children. Nothing is ever parsed as markup: the page requires Trusted Types. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return element;
}

const texts = JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** A text of the page, which its switch shows in another language. */
export const said = (key: string): HTMLElement =>
  make('span', { 'data-text': key }, texts[document.documentElement.lang]?.[key] ?? key);

/** A sentence of the table, which is English on every page; text between backticks is code. */
export function about(sentence: string, id?: string): HTMLElement {
  const parts = sentence.split('`').map((part, index) => (index % 2 ? make('code', {}, part) : part));
  return make('p', { class: 'about', lang: 'en', dir: 'ltr', id }, ...parts);
}
