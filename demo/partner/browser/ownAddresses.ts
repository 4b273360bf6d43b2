import { showInTitle } from '../../hosts/browser/pageTitle.ts';
import { certificateAttributes, readCertificatePlace } from '../certificatePlace.ts';
import { datesAttributes, isOfDates } from '../datesPlace.ts';
import { attributesOf, readCoursePlace } from '../coursePlace.ts';

interface Going {
  readonly href: string;
  readonly replace?: boolean;
}

/**
 * Courses are taken on this site's own addresses: when an element moves within its content, the address changes and the page stays; Back
 * and Forward lead the element.
 */
export function ownAddresses(): void {
  const list = document.querySelector('lectern-courses, lectern-catalog, lectern-results');
  const player = document.querySelector('lectern-player');
  const certificate = document.querySelector('lectern-certificate');
  const calendar = document.querySelector('lectern-calendar');

  /** Leads the element to an address. @returns whether it is one that the element shows */
  const show = (to: URL): boolean => {
    if (to.origin !== location.origin) return false;
    if (list && to.pathname === location.pathname) {
      list.setAttribute('query', to.search);
      return true;
    }
    if (calendar && isOfDates(to.pathname)) {
      for (const [name, value] of Object.entries(datesAttributes(to.pathname))) calendar.setAttribute(name, value);
      return true;
    }
    const shown = certificate && readCertificatePlace(to.pathname);
    if (shown && !shown.objectiveId && certificate.getAttribute('audience') === 'public') {
      for (const [name, value] of Object.entries(certificateAttributes(shown))) certificate.setAttribute(name, value);
      return true;
    }
    const place = readCoursePlace(to.pathname);
    if (
      !player ||
      !place ||
      place.objectiveId !== player.getAttribute('objective-id') ||
      place.section !== readCoursePlace(location.pathname)?.section
    )
      return false;
    for (const [name, value] of Object.entries(attributesOf(place, to.search)))
      if (player.getAttribute(name) !== value) player.setAttribute(name, value);
    return true;
  };

  document.addEventListener('lectern-navigate', (event) => {
    const { href, replace } = (event as CustomEvent<Going>).detail;
    const to = new URL(href, location.href);
    if (!show(to)) return;
    event.preventDefault();
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
  });
  addEventListener('popstate', () => {
    if (!show(new URL(location.href))) location.reload();
  });
  document.addEventListener('lectern-title', (event) => {
    const { sections } = (event as CustomEvent<{ readonly sections: readonly string[] }>).detail;
    showInTitle(() => sections);
    const crumb = document.querySelector('#crumb');
    if (crumb) crumb.textContent = sections.at(-1) ?? '';
  });
}
