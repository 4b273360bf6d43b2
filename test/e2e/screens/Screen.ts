import type { Page } from 'playwright-core';
import type { Person } from '../support/harness.ts';
import type { Setting } from '../support/tenantSettings.ts';

/** A screen of the product. Its selectors hold in every language. */
export interface Screen {
  /** Its name: the room that it belongs to, and what it shows. */
  readonly file: string;
  /** The person who is signed in; nobody where absent. */
  readonly person?: Person;
  /** An address of the portal, or the way there. */
  readonly open: string | ((page: Page) => Promise<unknown>);
  /** The screen is complete when these are there. */
  readonly ready: string | readonly string[];
  /** The width in pixels at which it is opened, where it exists at some widths alone. */
  readonly width?: number;
  /** The number of stops of the Tab key, where it is less than {@link fewestStops}. */
  readonly stops?: number;
  /** Settings of the tenant that are on besides those of the seed. */
  readonly tenant?: readonly Setting[];
}

/** Each screen has as many stops of the Tab key, or says how many it has. */
export const fewestStops = 2;
