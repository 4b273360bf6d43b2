import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, useDirection, useTexts } from '../i18n/context.tsx';
import type { Notice, RuntimePort, Store } from '../runtime/port.ts';
import { adoptSheet, SheetRoot } from '../ui/sheet.ts';
import { Toasts } from '../ui/Toasts.tsx';
import tokens from '../ui/tokens.css';
import { findModal, watchModals } from '../ui/findModal.ts';
import css from './element.css';
import outletCss from './outlet.css';

/** What the outlet draws. */
export interface OutletModel {
  readonly store: Store<{ readonly shown: readonly (Notice & { readonly id: string })[]; readonly announcement: string }>;
  readonly close: (id: string) => void;
}

function Outlet({ model, theme }: { model: OutletModel; theme: string }) {
  const t = useTexts('common');
  const { tag, dir } = useDirection();
  const state = useSyncExternalStore(model.store.subscribe, model.store.getState);
  // Readers hear what changes in a region that is there already, so it comes empty first.
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="lectern" lang={tag} dir={dir} data-theme={theme}>
      <Toasts items={heard ? state.shown : []} onClose={model.close} closeLabel={t('close')} announcement={heard ? state.announcement : ''} />
    </div>
  );
}

/**
 * Makes the page's one outlet of notices (RUN-5): in the place the host marks by `data-lectern-notices`, else beside the first
 * element, in the browser's top layer. An open modal holds it as long as it is open, since nothing outside can be reached then.
 * @param elements those whose modals count
 * @returns removes it
 */
export function mountOutlet(model: OutletModel, port: Pick<RuntimePort, 'locale'>, beside: Element | null, elements: () => Iterable<Element>): () => void {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  for (const text of [css, tokens, outletCss]) adoptSheet(root, text);
  const home = document.querySelector('[data-lectern-notices]') ?? beside?.parentNode ?? document.body;
  const place = () => {
    const modal = findModal(elements());
    const parent = modal ?? home;
    if (host.parentNode !== parent || !host.isConnected) {
      if (parent === beside?.parentNode) beside.after(host);
      else parent.append(host);
    }
    if (!host.matches(':popover-open')) host.showPopover();
  };
  const theme = beside?.shadowRoot?.querySelector<HTMLElement>('.lectern')?.dataset.theme ?? 'auto';
  const view = createRoot(root);
  let stopWatching = () => {};
  const draw = () => {
    place();
    view.render(
      <SheetRoot value={root}>
        <LanguageProvider locale={port.locale}>
          <Outlet model={model} theme={theme} />
        </LanguageProvider>
      </SheetRoot>,
    );
    stopWatching = watchModals(elements, place);
  };
  let removed = false;
  const replaced = model.store.subscribe(() => !removed && host.isConnected && place());
  void port.locale.load(port.locale.tag(), ['common']).then(() => !removed && draw());
  return () => {
    removed = true;
    replaced();
    stopWatching();
    view.unmount();
    host.remove();
  };
}
