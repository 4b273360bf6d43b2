// The two mounts of lectern-player: in place on the portal's own page, and in a frame on a partner's page on another site (RUN-7, FRAME-6).
// Third-party cookies are blocked in both, which `inBothMounts` proves. The same code tests the player in both.
import type { BrowserContextOptions, Frame, FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from './axeViolations.ts';
import { sendSignIn } from './sendSignIn.ts';
import { addProbes, watchCookies, type Watched } from './thirdParties.ts';

/** A page with a player. */
export interface Stage {
  /** The page that the browser shows: its keys, its connection, its history. */
  readonly page: Page;
  /** The page or frame that contains the player. */
  readonly inside: Page | FrameLocator;
  /** The document in which the player's code runs. */
  readonly document: () => Frame;
  /** The place in the course that the page's address names, as the portal writes it: `/view/content/…?viewType=REVIEW`. */
  readonly at: () => string;
  /** Waits until the address names such a place. */
  readonly comesTo: (place: RegExp) => Promise<void>;
  /** Opens a course, or a place in it, by its address. */
  readonly go: (code: string, place?: string) => Promise<void>;
  /** Text of the focused element, through shadow roots and in the frame; empty if the page itself has the focus. */
  readonly focused: () => Promise<string>;
  /** The faults that axe finds in the player's page or frame. */
  readonly violations: () => Promise<string[]>;
}

export interface Mount {
  readonly name: 'in place' | 'in a frame';
  /** Address of the site's list of courses. */
  readonly list: string;
  /** A page of a person, signed in on the site. */
  readonly enter: (person: string, options?: BrowserContextOptions) => Promise<Page>;
  readonly stage: (page: Page) => Stage;
}

const idOf = (code: string) => uuidOf(`course:${code}`);

/** A running server, and a browser to visit it with. */
interface Academy {
  readonly portal: string;
  readonly partner: string;
  /** A page of a separate context. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Gets the watched cookies of each browser that enters. */
  readonly watch?: (watched: Watched) => void;
}

interface Site {
  readonly name: Mount['name'];
  readonly origin: string;
  readonly courses: string;
  /** Address of the sign-in; absent for the portal's own one. */
  readonly signIn?: string;
  /** A window size in which nothing has to be scrolled: between scrolling and a click, a machine leaves the frame no time to notice. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly inside: (page: Page) => Stage['inside'];
  readonly document: (page: Page) => Frame;
  /** Translates the portal's text for a place into the site's, and back. */
  readonly write: (place: string) => string;
  readonly read: (place: string) => string;
}

const focusedIn = (document: Frame) =>
  document.evaluate(() => {
    let at = window.document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.localName === 'iframe' ? null : at === window.document.body ? '' : (at?.textContent ?? '');
  });

function mountOn(
  { portal, newPage, watch }: Academy,
  { name, origin, courses, signIn, viewport, inside, document, write, read }: Site,
): Mount {
  return {
    name,
    list: origin + courses,
    enter: async (person, options) => {
      const page = await newPage({ ...(viewport && { viewport }), ...options });
      await addProbes(page.context(), portal);
      watch?.(watchCookies(page.context()));
      await sendSignIn(page.context(), portal, person, signIn);
      return page;
    },
    stage: (page) => {
      const at = () => {
        const { pathname, search } = new URL(page.url());
        return read(pathname.slice(courses.length).replace(/^\/[\w-]+/, '')) + search;
      };
      return {
        page,
        inside: inside(page),
        document: () => document(page),
        at,
        comesTo: async (place) => void (await expect.poll(at).toMatch(place)),
        go: async (code, place = '') => void (await page.goto(`${origin}${courses}/${idOf(code)}${write(place)}`)),
        focused: async () => (await focusedIn(page.mainFrame())) ?? (await focusedIn(document(page))) ?? '',
        violations: () => axeViolations(document(page)),
      };
    },
  };
}

/** The two mounts at a server. */
export function mountsAt(academy: Academy): { readonly inPlace: Mount; readonly inFrame: Mount } {
  const { portal, partner } = academy;
  return {
    inPlace: mountOn(academy, {
      name: 'in place',
      origin: portal,
      courses: '/learn/courses',
      inside: (page) => page,
      document: (page) => page.mainFrame(),
      write: (place) => place,
      read: (place) => place,
    }),
    inFrame: mountOn(academy, {
      name: 'in a frame',
      origin: partner,
      courses: '/training',
      signIn: `${partner}/sign-in?to=/signed-in`,
      viewport: { width: 1280, height: 1500 },
      inside: (page) => page.locator('lectern-player iframe').contentFrame(),
      document: (page) => page.frames().find((frame) => frame.url().startsWith(`${portal}/learn/element`))!,
      write: (place) => place.replace(/^\/view/, ''),
      read: (place) => place.replace(/^\/(?=content|details)/, '/view/').replace(/^\/review$/, '?viewType=REVIEW'),
    }),
  };
}
