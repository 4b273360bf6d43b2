import { isZone } from '../../domain/time/zones/isZone.ts';
import type { RuntimeLanguages } from '../../i18n/createLocale.ts';
import type { SessionPort } from '../../port/port.ts';

/**
 * Shows dates in the zone that the host names, else in that of the signed-in user, else in the browser's (LOC-10, LOC-11).
 * @returns a function that looks again, to be called after the host has named another zone
 */
export function followZone(
  { setZone }: RuntimeLanguages,
  { store }: Pick<SessionPort, 'store'>,
  hosts: () => string | undefined,
): () => void {
  const names = () => [hosts(), store.getState().user?.timezone];
  const show = () => {
    const first = names().find(Boolean);
    if (!first || isZone(first)) setZone(first || undefined);
    else
      import('./zoneOfNames.ts').then(
        ({ zoneOfNames }) => setZone(zoneOfNames(names())),
        () => undefined,
      );
  };
  store.subscribe(show);
  show();
  return show;
}
