import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { href } from '../../../src/routes/href.ts';
import { parse } from '../../../src/routes/parse.ts';
import type { Route } from '../../../src/routes/route.ts';
import { base, currentPath } from '../currentPath.ts';
import type { Framed } from './framed.ts';
import { openPath } from './openPath.ts';

/**
 * Navigation of a page in a frame: it tells its host each step; the host leads the page by `route.go`, and back within the frame by
 * `route.back` (FRAME-3).
 * @param here returns the page's current place
 */
export function createFramedNavigation(end: FrameEnd, here = currentPath) {
  let trail: string[] = [];
  let leave: ((route: Route, how?: { readonly replace?: boolean }) => void) | null = null;
  let wanted: Route | null = null;
  let course = '';
  // The host is at this place already.
  let led = false;
  // The number of paths that the host has asked for and the page has not gone to yet.
  let asked = 0;
  const at: Framed['at'] = ({ go, path, replaced }) => {
    leave = go;
    if (wanted) {
      const to = wanted;
      wanted = null;
      return go(to);
    }
    // The page may have moved on in the meantime; then the view of its new place tells the host.
    if (path !== here() || path === trail.at(-1)) return;
    const isNoStep = trail.length === 0 || replaced || led;
    led = false;
    trail = replaced ? [...trail.slice(0, -1), path] : [...trail, path];
    const route = parse(path);
    const opened = route && 'objectiveId' in route ? route.objectiveId : '';
    if (opened && opened !== course) end.tell('course.opened', { objectiveId: opened });
    course = opened;
    // After the title of the new page has been set.
    setTimeout(() => {
      // The host is leading the page elsewhere; this path would lead the host back.
      if (asked > 0 || path !== here()) return;
      end.tell('route', { path: base + openPath(path), title: document.title.slice(0, 500), replace: isNoStep });
    });
    if (!replaced && trail.length > 1 && end.state() === 'open') end.tell('scroll.to', { top: 0 });
  };
  return {
    at,
    go: (route: Route) => {
      asked += 1;
      // The host gets its reply first, because this may load the page again (NAV-18).
      setTimeout(() => {
        asked -= 1;
        led = href(route) !== trail.at(-1);
        if (leave) leave(route);
        else wanted = route;
      });
    },
    back: () => {
      const before = trail.at(-2);
      const route = before === undefined ? null : parse(before);
      if (!route) return;
      // The new entry replaces both.
      trail = [...trail.slice(0, -2), ''];
      leave?.(route, { replace: true });
    },
  };
}
