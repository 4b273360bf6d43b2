import { createContext, useContext, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Spinner } from '../../src/ui/spinner/Spinner.tsx';
import { useShell } from './portal.tsx';
import { ThemeContext } from './theme/useTheme.ts';

const BlockingContext = createContext<(work: Promise<unknown>) => void>(() => undefined);

/** Blocks the page while some work goes on: nothing in it can be used, and after 300 ms a spinner says so (NAV-1, CONST-5). */
export const useBlocking = () => useContext(BlockingContext);

/** The content that can be blocked. `waiting`: the page does not know yet what to show. */
export function Blocking({ waiting, children }: { waiting: boolean; children: (blocked: boolean) => ReactNode }) {
  const { t } = useShell();
  const { theme } = useContext(ThemeContext);
  const [running, setRunning] = useState(0);
  const focused = useRef<Element | null>(null);
  const block = useCallback((work: Promise<unknown>) => {
    focused.current = document.activeElement;
    setRunning((before) => before + 1);
    const end = () => setRunning((before) => before - 1);
    work.then(end, end);
  }, []);
  const blocked = waiting || running > 0;
  // A blocked control loses the focus, and gets it back.
  useEffect(() => {
    if (blocked || !focused.current) return;
    if (document.activeElement === document.body || !document.activeElement)
      (focused.current as HTMLElement).focus({ preventScroll: true });
    focused.current = null;
  }, [blocked]);
  return (
    <BlockingContext value={block}>
      {children(blocked)}
      {blocked && (
        <div className="lectern blocking" data-theme={theme}>
          <Spinner overlay label={t('loading')} />
        </div>
      )}
    </BlockingContext>
  );
}
