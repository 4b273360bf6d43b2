import { direction } from '../../src/i18n/direction.ts';
import type { Portal, Tag } from '../index.ts';
import type { Framed } from './framed.ts';

/** Elements that stand in a frame on other pages than the portal's. */
const framedTags: readonly Tag[] = ['lectern-player'];

/** The page of one element, which its host's element stands for (FRAME-6): it is given tag and attributes, and hands over what the element raises. */
export async function showElement(portal: Portal, framed: Framed | null): Promise<void> {
  const { locale } = portal;
  portal.lease();
  const place = document.getElementById('learn')!;
  const follow = () => {
    document.documentElement.lang = locale.tag();
    document.documentElement.dir = direction(locale.tag());
  };
  locale.subscribe(follow);
  follow();
  document.body.style.margin = '0';
  const tag = framedTags.find((one) => one === framed?.config().tag);
  if (!framed || !tag) {
    await locale.load(locale.tag(), ['shell']);
    const text = document.createElement('p');
    text.textContent = locale.translate(locale.tag(), 'shell')('elementAlone');
    const link = document.createElement('a');
    link.href = '/learn';
    link.textContent = locale.translate(locale.tag(), 'shell')('portal');
    return place.append(text, link);
  }

  const element = document.createElement(tag);
  let given: Readonly<Record<string, string>> = {};
  const apply = () => {
    const now = framed.config().attributes ?? {};
    for (const name of Object.keys(given)) if (!(name in now)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(now)) if (/^[a-z]+(-[a-z]+)*$/.test(name) && !name.startsWith('on')) element.setAttribute(name, value);
    given = now;
  };
  framed.store.subscribe(apply);
  apply();
  for (const name of ['lectern-navigate', 'lectern-error', ...framed.inFrame.eventsOf(tag)]) {
    element.addEventListener(name, (event) => {
      if (name === 'lectern-navigate') event.preventDefault();
      framed.end.tell('element.event', { name, detail: JSON.parse(JSON.stringify((event as CustomEvent).detail ?? null)) as unknown });
    });
  }
  framed.end.on('focus.enter', () => element.shadowRoot?.querySelector<HTMLElement>('a[href], button, [tabindex="0"]')?.focus());
  place.append(element);
  framed.shown();

  // Nothing is said of a session that is good.
  const { store } = portal.session;
  const watch = () => {
    const stop = store.subscribe(({ phase, signingIn }) => {
      if (!signingIn && phase !== 'expiring') return;
      stop();
      import('./mountSession.tsx').then(({ mountSession }) => mountSession(portal, framed, element)).catch(watch);
    });
  };
  watch();
}
