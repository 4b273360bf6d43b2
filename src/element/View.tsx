import { useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LecternError } from '../errors.ts';
import { LanguageProvider } from '../i18n/context.tsx';
import { direction } from '../language/direction.ts';
import type { Namespace } from '../i18n/keys.ts';
import { PortContext } from '../port/context.tsx';
import type { RuntimePort } from '../port/port.ts';
import { adoptSheet, SheetRoot } from '../ui/sheets/sheet.ts';
import { followMedium } from '../ui/sheets/followMedium.ts';
import tokens from '../ui/sheets/tokens.css';
import { Boundary, LazyFailure } from './Boundary.tsx';
import css from './element.css';
import { useGround } from './ground/useGround.ts';
import { useLazySheets } from './useLazySheets.ts';

export interface ViewProps {
  readonly root: ShadowRoot;
  readonly port: RuntimePort;
  readonly namespaces: readonly Namespace[];
  /** Height in pixels that is reserved until the texts have loaded (ELEM-7). */
  readonly minHeight: number;
  /** The element's own language, or that of its place in the page. */
  readonly language: string | undefined;
  readonly theme: string;
  readonly headingLevel: number;
  /** Why the element cannot run here at all. */
  readonly refused: LecternError | null;
  readonly onError: (error: LecternError) => void;
  /** Called when the element's own view replaces the host's content; absent if the element reports this itself. */
  readonly onStart: (() => void) | undefined;
  /** Called when a failure panel replaces the whole element. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** The ground of an element: runtime, language, direction, theme, and the boundary around the feature. */
export function View({
  root,
  port,
  namespaces,
  minHeight,
  language,
  theme,
  headingLevel,
  refused,
  onError,
  onStart,
  onFailed,
  children,
}: ViewProps) {
  const { locale } = port;
  const nearest = () => locale.nearest(language ?? locale.tag());
  const wanted = useSyncExternalStore(locale.subscribe, nearest, nearest);
  const dressed = useLazySheets(root, theme, wanted);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // Loaded before the first paint, so that texts that came with the page show in the first frame.
  useLayoutEffect(() => void locale.load(wanted, namespaces).then(drawAgain), [locale, wanted, namespaces]);
  // The language shown stays until the next one has arrived, so that a switch never blanks the element.
  const [shown, setShown] = useState<string | null>(null);
  if (dressed && shown !== wanted && locale.ready(wanted, namespaces)) setShown(wanted);
  const stands = shown !== null;
  useEffect(() => {
    if (stands) onStart?.();
  }, [stands, onStart]);
  const { scheme, own } = useGround(root.host, theme);
  adoptSheet(root, css);
  if (!shown)
    return (
      <div className="before" style={{ minBlockSize: minHeight }}>
        <slot />
      </div>
    );
  followMedium(root);
  adoptSheet(root, tokens);
  return (
    <PortContext value={port}>
      <SheetRoot value={root}>
        <LanguageProvider locale={locale} tag={shown}>
          <div className="ground">
            <div
              className="lectern"
              part="root"
              lang={shown}
              dir={direction(shown)}
              data-theme={theme}
              data-scheme={theme === 'auto' ? scheme : undefined}
              data-ground={own ? 'own' : undefined}
            >
              {refused ? (
                <LazyFailure error={refused} headingLevel={headingLevel} retry={() => undefined} onShown={onFailed} />
              ) : (
                <Boundary headingLevel={headingLevel} onError={onError} onShown={onFailed}>
                  {children}
                </Boundary>
              )}
            </div>
          </div>
        </LanguageProvider>
      </SheetRoot>
    </PortContext>
  );
}
