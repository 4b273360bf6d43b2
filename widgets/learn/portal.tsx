import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Key } from '../../src/i18n/keys.ts';
import type { Translate } from '../../src/i18n/locale.ts';
import type { Portal } from '../index.ts';

/** The public part of the runtime, which the frame uses like any host page. */
export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new TypeError('usePortal outside the frame');
  return portal;
}

/** The texts of the frame in the page's language, and the language itself. */
export function useShell(): { readonly t: Translate<'shell'>; readonly tag: string } {
  const { locale } = usePortal();
  const tag = useSyncExternalStore(locale.subscribe, locale.tag, locale.tag);
  return useMemo(() => ({ t: locale.translate(tag, 'shell'), tag }), [locale, tag]);
}

/** Current value of one of the portal's stores. */
export function useValue<T>(store: {
  readonly getState: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

export type ShellKey = Key<'shell'>;
