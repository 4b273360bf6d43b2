import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, useDirection, useTexts } from '../i18n/context.tsx';
import type { Notice, RuntimePort, Store } from '../port/port.ts';
import { adoptSheet, SheetRoot } from '../ui/sheets/sheet.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { followMedium } from '../ui/sheets/followMedium.ts';
import tokens from '../ui/sheets/tokens.css';
import { findModal, watchModals } from '../ui/dialog/findModal.ts';
import css from './element.css';
import { footRoom } from './footRoom.ts';
import outletCss from './outlet.css';
import { useLazySheets } from './useLazySheets.ts';

/** The notices that the outlet draws. */
export interface OutletModel {
  readonly store: Store<{
    readonly shown: readonly (Notice & { readonly id: string })[];
    readonly announcement: string;
  }>;
  readonly close: (id: string) => void;
}

interface OutletProps {
  readonly model: OutletModel;
  /** Theme and scheme of the first element in the page. */
  readonly look: DOMStringMap;
  readonly root: ShadowRoot;
}

function Outlet({ model, look: { theme = 'auto', scheme }, root }: OutletProps) {
  const t = useTexts('common');
  const { tag, dir } = useDirection();
  useLazySheets(root, theme, tag);
  const state = useSyncExternalStore(model.store.subscribe, model.store.getState);
  // Screen readers announce changes only in a region that exists already, so it is empty at first.
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="ground">
      <div className="lectern" lang={tag} dir={dir} data-theme={theme} data-scheme={scheme}>
        <Toasts
          items={heard ? state.shown : []}
          onClose={model.close}
          closeLabel={t('close')}
          announcement={heard ? state.announcement : ''}
        />
      </div>
    </div>
  );
}

/**
 * Makes the page's one outlet of notices (RUN-5): in the place the host marks by `data-lectern-notices`, else beside the first element, in
 * the browser's top layer. While a modal dialog is open, the outlet is inside it, since nothing outside can be reached then.
 * @param elements those whose modals count
 * @returns removes it
 */
export function mountOutlet(
  model: OutletModel,
  port: Pick<RuntimePort, 'locale'>,
  beside: Element | null,
  elements: () => Iterable<Element>,
): () => void {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  for (const text of [css, tokens, outletCss]) adoptSheet(root, text);
  followMedium(root);
  const marked = document.querySelector('[data-lectern-notices]');
  const place = () => {
    const modal = findModal(elements());
    // The first element may have left the page, with its ancestors.
    const near = marked?.isConnected ? null : [beside, ...elements()].find((one) => one?.isConnected);
    const parent = modal ?? (marked?.isConnected ? marked : (near?.parentNode ?? document.body));
    if (host.parentNode !== parent || !host.isConnected) {
      if (near && parent === near.parentNode) near.after(host);
      else parent.append(host);
    }
    if (!host.matches(':popover-open')) host.showPopover();
    if (model.store.getState().shown.length > 0) host.style.setProperty('--l-foot', `${footRoom(elements())}px`);
  };
  const view = createRoot(root);
  const findGround = () =>
    [beside, ...elements()].find((one) => one?.isConnected)?.shadowRoot?.querySelector<HTMLElement>('.lectern') ?? null;
  let ground: HTMLElement | null = null;
  let look: DOMStringMap = {};
  const themes = new MutationObserver(() => draw());
  let stopWatching = () => {};
  const draw = () => {
    place();
    ground = findGround();
    themes.disconnect();
    if (ground) themes.observe(ground, { attributeFilter: ['data-theme', 'data-scheme'] });
    // A page may have no element for a while; the last look stays then.
    look = ground?.dataset ?? look;
    view.render(
      <SheetRoot value={root}>
        <LanguageProvider locale={port.locale}>
          <Outlet model={model} look={look} root={root} />
        </LanguageProvider>
      </SheetRoot>,
    );
    stopWatching();
    stopWatching = watchModals(elements, follow);
  };
  const follow = () => {
    if (removed) return;
    place();
    // Each page of the portal has another element.
    if (findGround() !== ground) draw();
  };
  let removed = false;
  const stopPlacing = model.store.subscribe(() => host.isConnected && follow());
  void port.locale.load(port.locale.tag(), ['common']).then(() => !removed && draw());
  return () => {
    removed = true;
    stopPlacing();
    stopWatching();
    themes.disconnect();
    view.unmount();
    host.remove();
  };
}
