// The two mounts of lectern-player: in place on the portal's own page, and in a frame on a partner's of another site
// (RUN-7, FRAME-6). Cookies of third parties are blocked in both, which `inBothMounts` proves. What is asked of the player
// is asked in both, by the same lines.
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
  /** Where what the player draws is looked for. */
  readonly inside: Page | FrameLocator;
  /** The document in which the player's code runs. */
  readonly document: () => Frame;
  /** The place in the course of which the page's address tells, as the portal writes it: `/view/content/…?viewType=REVIEW`. */
  readonly at: () => string;
  /** Waits until the address tells of such a place. */
  readonly comesTo: (place: RegExp) => Promise<void>;
  /** Opens a course, or a place in it, by its address. */
  readonly go: (code: string, place?: string) => Promise<void>;
  /** What has the focus, through shadow roots and into the frame; an empty text where it has fallen to the page. */
  readonly focused: () => Promise<string>;
  /** What axe finds where the player is drawn. */
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
  /** A page of a context of its own. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Takes what is seen of the cookies of each browser that enters. */
  readonly watch?: (watched: Watched) => void;
}

interface Site {
  readonly name: Mount['name'];
  readonly origin: string;
  readonly courses: string;
  /** Where one signs in; absent for the portal's own way. */
  readonly signIn?: string;
  /**
   * A window in which nothing has to be scrolled: between what scrolls and what is clicked a machine leaves no time for
   * the frame to hear of it.
   */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly inside: (page: Page) => Stage['inside'];
  readonly document: (page: Page) => Frame;
  /** From the portal's words for a place to the site's, and back. */
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
