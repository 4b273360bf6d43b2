import type { HostConfig } from '../../bridge/hostEnd.ts';

type Look = Pick<HostConfig, 'locale' | 'dir' | 'theme' | 'appearance'>;

/**
 * How an element looks where it stands, for the page in its frame (FRAME-4): language, theme, and those tokens of the closed
 * list that the host has set somewhere above.
 */
export function lookOf(element: HTMLElement, ground: HTMLElement, tokens: readonly string[]): Look {
  const style = getComputedStyle(element);
  const set = tokens.map((name) => [name, style.getPropertyValue(`--lectern-${name}`).trim()] as const).filter(([, value]) => value && value.length <= 200);
  return {
    locale: ground.lang,
    dir: ground.dir === 'rtl' ? 'rtl' : 'ltr',
    theme: (ground.dataset['theme'] ?? 'auto') as NonNullable<Look['theme']>,
    appearance: Object.fromEntries(set),
  };
}

/** Calls `changed` when the look of an element may have changed: with attributes of what it stands in, style sheets, or the system's colours. @returns stop */
export function watchLook(element: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof Element) observer.observe(at, { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'theme', 'lang', 'dir'] });
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const colours = matchMedia('(prefers-color-scheme: dark)');
  colours.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    colours.removeEventListener('change', changed);
  };
}
