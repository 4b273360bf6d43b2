import { direction } from '../../src/language/direction.ts';
import type { Portal, Tag } from '../index.ts';
import { requireElement } from './requireElement.ts';
import type { Framed } from './framed/framed.ts';
import { toJson } from '../../src/plain/toJson.ts';
import { fromJson } from '../../src/plain/fromJson.ts';

/** Elements that other pages than the portal's show in a frame. */
const framedTags: readonly Tag[] = ['lectern-player'];

/** Width of focus rings. The page leaves this space, because nothing is drawn beyond a frame. */
const ring = '6px';

const placeOfPage = () => requireElement('#learn');

/** Shows the element with the attributes of the host's element. */
function stand(portal: Portal, framed: Framed, tag: Tag): void {
  const element = document.createElement(tag);
  let given: Readonly<Record<string, string>> = {};
  const apply = () => {
    const now = framed.config().attributes ?? {};
    for (const name of Object.keys(given)) if (!(name in now)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(now))
      if (/^[a-z]+(-[a-z]+)*$/.test(name) && !name.startsWith('on')) element.setAttribute(name, value);
    given = now;
  };
  framed.store.subscribe(apply);
  apply();
  const offers = () => framed.end.caps().includes('element.offer');
  const plain = (detail: unknown) => fromJson(toJson(detail ?? null)) as unknown;
  // A host that can handle such an action is asked first (FRAME-12); other hosts only get the event.
  framed.inFrame.offerBy(
    async (name, detail) => offers() && (await framed.end.call('element.offer', { name, detail: plain(detail) })).taken,
  );
  for (const name of ['lectern-navigate', 'lectern-error', ...framed.inFrame.eventsOf(tag)]) {
    element.addEventListener(name, (event) => {
      if (name === 'lectern-navigate') event.preventDefault();
      // The host's element raises the event. If the page reported it as its own failure too, the host would get it twice.
      if (name === 'lectern-error') event.stopPropagation();
      if (name === 'lectern-proctoring' && offers()) return;
      framed.end.tell('element.event', { name, detail: plain((event as CustomEvent).detail) });
    });
  }
  framed.end.on('focus.enter', () =>
    element.shadowRoot?.querySelector<HTMLElement>('a[href], button, [tabindex="0"]')?.focus(),
  );
  const place = placeOfPage();
  place.style.padding = ring;
  // The content fills the frame to its edges; its focus rings are drawn inside.
  place.style.setProperty('--l-ring', ring);
  place.append(element);

  // An active session needs no notice.
  const { store } = portal.session;
  const watch = () => {
    const look = () => {
      const { phase, signingIn } = store.getState();
      if (!signingIn && phase !== 'expiring') return;
      stop();
      import('./signIn/mountSession.tsx')
        .then(({ mountSession }) => mountSession(portal, framed, element))
        .catch(() => void watch());
    };
    const stop = store.subscribe(look);
    return look;
  };
  const lookNow = watch();
  lookNow();
}

/**
 * The page of one element, for an element of the host (FRAME-6): it gets tag and attributes, and passes on the events of the element. If
 * the tag does not arrive in time, the page says that it works only in a host's frame, and shows the element once the tag arrives.
 */
export async function showElement(portal: Portal, framed: Framed | null): Promise<void> {
  const { locale } = portal;
  portal.lease();
  const follow = () => {
    document.documentElement.lang = locale.tag();
    document.documentElement.dir = direction(locale.tag());
  };
  locale.subscribe(follow);
  follow();
  document.body.style.margin = '0';
  const wanted = () => framedTags.find((one) => one === framed?.config().tag);
  const tag = wanted();
  if (framed && tag) stand(portal, framed, tag);
  else {
    const remove = await (await import('./elementAlone.ts')).elementAlone(portal, placeOfPage());
    if (!framed) return;
    const look = () => {
      const late = wanted();
      if (!late) return;
      stop();
      remove();
      stand(portal, framed, late);
    };
    const stop = framed.store.subscribe(look);
    look();
  }
  framed.shown();
}
