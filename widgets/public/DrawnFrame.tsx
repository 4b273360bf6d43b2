import { createElement, type ReactNode } from 'react';
import { href } from '../../src/routes/href.ts';
import type { Route } from '../../src/routes/route.ts';
import medium from '../../src/ui/sheets/medium.css';
import { adoptSheet, SheetRoot, type SheetHost } from '../../src/ui/sheets/sheet.ts';
import tokens from '../../src/ui/sheets/tokens.css';
import type { Configuration, Portal } from '../index.ts';
import { Shell } from '../learn/Shell.tsx';
import { unfilled } from '../learn/fragments/unfilled.ts';
import { noFrame } from '../learn/framed/framed.ts';
import { navigationModel } from '../learn/navigation/navigationModel.ts';
import type { Page } from '../learn/page.ts';
import { PortalContext } from '../learn/portal.tsx';
import { ThemeContext } from '../learn/theme/useTheme.ts';
import type { DrawRequest } from './DrawnPage.ts';
import property from './property.css';

export interface DrawnFrameProps extends Pick<DrawRequest, 'theme' | 'origin' | 'path'> {
  readonly portal: Portal;
  readonly host: SheetHost;
  readonly configuration: Configuration;
  readonly route: Route;
  readonly page: Extract<Page, { kind: 'element' }>;
  /** The content of the element. */
  readonly children: ReactNode;
}

const nothing = () => undefined;
const main = { current: null };

/** The frame of a page for visitors, as `widgets/learn/App.tsx` draws it, with the element in its place. */
export function DrawnFrame({
  portal,
  host,
  configuration,
  route,
  page,
  path,
  theme,
  origin,
  children,
}: DrawnFrameProps) {
  for (const text of [property, tokens, medium]) adoptSheet(host, text);
  const navigation = navigationModel({
    user: null,
    configuration,
    nodes: [],
    knowledgeCenter: false,
    isPublic: true,
    section: page.section,
    here: new URL(`/learn${href(route)}`, origin),
    base: '/learn',
  });
  return (
    <PortalContext value={portal}>
      <SheetRoot value={host}>
        <ThemeContext value={{ theme, choose: nothing }}>
          <Shell
            address={{ route, path, query: '', replaced: true, go: nothing }}
            brand={configuration.brand}
            navigation={navigation}
            sidebar={configuration.sidebar}
            isPublic
            chat={false}
            feedback={false}
            filled={unfilled}
            bookmarks={false}
            catalog={configuration.navigation.catalog}
            supported
            wide={page.wide}
            blocked={false}
            main={main}
            look={{ ...noFrame.getState(), theme }}
            tutor={null}
          >
            {createElement(page.tag, { 'routing': 'url', 'heading-level': 1, ...page.attributes }, children)}
          </Shell>
        </ThemeContext>
      </SheetRoot>
    </PortalContext>
  );
}
