import { useState, type ReactNode, type Ref } from 'react';
import { useSheet } from '../../src/ui/sheet.ts';
import { Header } from './Header.tsx';
import css from './learn.css';
import { useShell, type ShellKey } from './portal.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { SideBar } from './SideBar.tsx';
import type { Address } from './useAddress.ts';

export interface FrameProps {
  readonly address: Address;
  readonly brand: string;
  readonly locales: readonly string[];
  /** The entry of the side bar that is current. */
  readonly section: ShellKey | null;
  /** The player takes the whole page beside a rail. */
  readonly wide: boolean;
  readonly main: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Header, side bar and the place of the page, in the order in which they are read. */
export function Frame({ address, brand, locales, section, wide, main, children }: FrameProps) {
  useSheet(css);
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  return (
    <div className={wide ? 'lectern app wide' : 'lectern app'} data-theme="auto" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <a className="skip" href="#main">{t('skip')}</a>
      <Header brand={brand} go={address.go} menuOpen={open} onMenu={() => setOpen(!open)} locales={locales} />
      <SideBar section={section} go={address.go} open={open} onNavigate={() => setOpen(false)} />
      {open && <div className="scrim" onClick={() => setOpen(false)} />}
      <main id="main" tabIndex={-1} ref={main}>{children}</main>
      <SessionNotice />
    </div>
  );
}
