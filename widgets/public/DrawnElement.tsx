import type { ReactNode } from 'react';
import css from '../../src/element/element.css';
import { LanguageProvider } from '../../src/i18n/context.tsx';
import { direction } from '../../src/language/direction.ts';
import { PortContext } from '../../src/port/context.tsx';
import type { RuntimePort } from '../../src/port/port.ts';
import medium from '../../src/ui/sheets/medium.css';
import { adoptSheet, SheetRoot, type SheetHost } from '../../src/ui/sheets/sheet.ts';
import contrast from '../../src/ui/sheets/contrast.css';
import scripts from '../../src/ui/sheets/scripts.css';
import tokens from '../../src/ui/sheets/tokens.css';
import drawn from './drawn.css';
import type { DrawRequest } from './DrawnPage.ts';

export interface DrawnElementProps extends Pick<DrawRequest, 'tag' | 'languages' | 'theme'> {
  readonly port: RuntimePort;
  readonly host: SheetHost;
  readonly children: ReactNode;
}

/** The ground of an element as `src/element/View.tsx` draws it. The background behind it is unknown here, so `auto` follows the system. */
export function DrawnElement({ port, host, tag, languages, theme, children }: DrawnElementProps) {
  for (const text of [css, medium, tokens, contrast, scripts, drawn]) adoptSheet(host, text);
  return (
    <PortContext value={port}>
      <SheetRoot value={host}>
        <LanguageProvider locale={port.locale} tag={tag} languages={languages}>
          <div className="ground">
            <div className="lectern" part="root" lang={tag} dir={direction(tag)} data-theme={theme}>
              {children}
            </div>
          </div>
        </LanguageProvider>
      </SheetRoot>
    </PortContext>
  );
}
