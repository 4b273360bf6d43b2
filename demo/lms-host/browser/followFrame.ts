import { showInTitle } from '../../hosts/browser/pageTitle.ts';

const section = '/academy';

interface Went {
  readonly path: string;
  readonly replace: boolean;
}

/** Writes the frame's paths into the page's own address, and leads the frame when Back and Forward lead the page. */
export function followFrame(): void {
  const frame = document.querySelector('lectern-frame');
  if (!frame) return;
  const here = () => location.pathname.slice(section.length) + location.search;
  const mark = () => {
    for (const link of document.querySelectorAll('header nav a')) {
      const to = link.getAttribute('href') ?? '';
      if (to === location.pathname || (to !== '/' && location.pathname.startsWith(`${to}/`)))
        link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };

  frame.addEventListener('lectern-route', (event) => {
    const { path, replace } = (event as CustomEvent<Went>).detail;
    if (path === here()) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', section + path);
    // The attribute follows the frame, so that setting an earlier path again is a change.
    frame.setAttribute('path', path);
    mark();
  });
  frame.addEventListener('lectern-title', (event) => {
    const { sections } = (event as CustomEvent<{ readonly sections: readonly string[] }>).detail;
    showInTitle(() => sections);
  });
  addEventListener('popstate', () => {
    frame.setAttribute('path', here());
    mark();
  });
  // The page's own links to pages of the frame lead the frame, and the page stays.
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`header nav a[href^="${section}/"]`)
        : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.pathname !== location.pathname || link.search !== location.search) history.pushState(null, '', link.href);
    frame.setAttribute('path', here());
    mark();
  });
}
