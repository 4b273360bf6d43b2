type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** The parts of the title before the name of the site. @param page the page's own name, in the present language */
type Sections = (page: string) => readonly string[];

const root = document.documentElement;
let sections: Sections = (page) => [page];

function say(): void {
  const key = document.querySelector<HTMLElement>('title')?.dataset['title'];
  const texts = (JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as Texts)[root.lang];
  if (key && texts) document.title = [...sections(texts[key] ?? key), texts['brand'] ?? 'Lectern'].join(' · ');
}

/** Sets the parts of the title, from now on and in any language. */
export function showInTitle(shown: Sections): void {
  sections = shown;
  say();
}

/** The page's title follows the language that the page is switched to. */
export function pageTitle(): void {
  new MutationObserver(say).observe(root, { attributeFilter: ['lang'] });
}
