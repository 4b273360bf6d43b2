import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptSheet, SheetRoot } from '../../../src/ui/sheets/sheet.ts';
import contrast from '../../../src/ui/sheets/contrast.css';
import scripts from '../../../src/ui/sheets/scripts.css';
import tokens from '../../../src/ui/sheets/tokens.css';
import { settle } from './stage.tsx';

const mounted = new Set<{ root: Root; host: HTMLElement }>();

/** Draws components of the kit on their base, in a shadow root as elements have it. */
export async function draw(
  what: ReactNode,
  { theme = 'light', dir = 'ltr', accent }: { theme?: string; dir?: 'ltr' | 'rtl'; accent?: string } = {},
) {
  const host = document.createElement('div');
  if (accent) host.style.setProperty('--lectern-accent', accent);
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  adoptSheet(shadow, tokens);
  adoptSheet(shadow, contrast);
  adoptSheet(shadow, scripts);
  const root = createRoot(shadow);
  const render = (next: ReactNode) =>
    root.render(
      <SheetRoot value={shadow}>
        <div className="lectern" data-theme={theme} dir={dir}>
          {next}
        </div>
      </SheetRoot>,
    );
  render(what);
  mounted.add({ root, host });
  await settle();
  return {
    host,
    shadow,
    render,
    ground: shadow.querySelector<HTMLElement>('.lectern')!,
    find: (selector: string) => shadow.querySelector<HTMLElement>(selector),
    all: (selector: string) => [...shadow.querySelectorAll<HTMLElement>(selector)],
  };
}

export function clearKit(): void {
  for (const { root, host } of mounted) {
    root.unmount();
    host.remove();
  }
  mounted.clear();
}

/** Presses a key where the focus is; `at` is the time of the press in milliseconds, if a test needs to set it. */
export function press(key: string, target: Element, at?: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}
