import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import { applyLook } from '../framed/applyLook.ts';
import { usePortal } from '../portal.tsx';
import { showServerTheme } from './showServerTheme.ts';
import { themeNamed, type Theme } from './theme.ts';

/** The theme of the page, and the way to choose another. */
export interface ChosenTheme {
  readonly theme: Theme;
  /** Null in a frame, where the theme is the host's (FRAME-4). */
  readonly choose: ((theme: Theme) => void) | null;
}

/** For the menus that offer themes. */
export const ThemeContext = createContext<ChosenTheme>({ theme: 'auto', choose: null });

const key = 'theme';

/**
 * The theme of the page (NAV-21): in a frame its host's, else the one that was chosen in this browser (STORE-16).
 * @param ofHost theme that the host of a frame asks for; null on a page outside frames
 */
export function useTheme(ofHost: Theme | null): ChosenTheme {
  const { storage } = usePortal();
  const [own, setOwn] = useState(() => themeNamed(storage.get(key)));
  useEffect(() => {
    if (ofHost !== null) return;
    applyLook({ theme: own });
    showServerTheme(own);
  }, [ofHost, own]);
  const choose = useCallback(
    (theme: Theme) => {
      storage.set(key, theme);
      setOwn(theme);
    },
    [storage],
  );
  return useMemo(
    () => (ofHost === null ? { theme: own, choose } : { theme: ofHost, choose: null }),
    [ofHost, own, choose],
  );
}
