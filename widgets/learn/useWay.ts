import { useCallback } from 'react';
import type { Route } from '../../src/routes/route.ts';
import type { Configuration } from '../index.ts';
import { listKept } from './listKept.ts';
import { pageOf, whereOf, type Page } from './page.ts';
import { pageSettings } from './pageSettings.ts';
import type { Address } from './useAddress.ts';

/** Navigation for the elements of the page. */
export interface Way {
  readonly go: Address['go'];
  /** Whether a route leads to another page. */
  readonly leaves: (to: Route) => boolean;
}

/** Navigation from a page, with regard to the tenant's settings. */
export function useWay({ go }: Address, page: Page, configuration: Configuration): Way {
  const keepsList = configuration.dashboardHome && page.kind === 'element' && page.tag === 'lectern-courses';
  const goOn = useCallback<typeof go>((to, options) => go(keepsList ? listKept(to) : to, options), [go, keepsList]);
  return {
    go: goOn,
    leaves: (to) => whereOf(pageOf(to, '', pageSettings(configuration))) !== whereOf(page),
  };
}
