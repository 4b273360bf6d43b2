import type { HostConfig } from '../../bridge/channel/hostEnd.ts';

type Look = Pick<HostConfig, 'locale' | 'dir' | 'theme' | 'appearance'>;

/**
 * The page in the frame cannot see its background, so `auto` becomes the scheme of the element (ELEM-17). The page
 * itself detects whether the learner prefers more contrast.
 */
function themeOf({ dataset: { theme = 'auto', scheme } }: HTMLElement): NonNullable<Look['theme']> {
  const told = theme === 'auto' && scheme && !matchMedia('(prefers-contrast: more)').matches ? scheme : theme;
  return told as NonNullable<Look['theme']>;
}

/**
 * The current look of an element, for the page in its frame (FRAME-4): language, theme, and those tokens of the closed
 * list that the host has set on the element or above it.
 */
export function lookOf(element: HTMLElement, ground: HTMLElement, tokens: readonly string[]): Look {
  const style = getComputedStyle(element);
  const set = tokens
    .map((name) => [name, style.getPropertyValue(`--lectern-${name}`).trim()] as const)
    .filter(([, value]) => value && value.length <= 200);
  return {
    locale: ground.lang,
    dir: ground.dir === 'rtl' ? 'rtl' : 'ltr',
    theme: themeOf(ground),
    appearance: Object.fromEntries(set),
  };
}

/**
 * Calls `changed` when the look of an element may have changed: with attributes of its ancestors, style sheets, or the system's colours.
 * @returns stop
 */
export function watchLook(element: HTMLElement, ground: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(ground, { attributes: true, attributeFilter: ['data-theme', 'data-scheme'] });
  for (let at: Node | null = element; at; at = (at as Partial<ShadowRoot>).host ?? at.parentNode) {
    if (at.nodeType === 1)
      observer.observe(at, {
        attributes: true,
        attributeFilter: ['class', 'style', 'data-theme', 'theme', 'lang', 'dir'],
      });
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const colours = matchMedia('(prefers-color-scheme: dark)');
  colours.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    colours.removeEventListener('change', changed);
  };
}
