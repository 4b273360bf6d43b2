// Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.
export type { LecternEventMap } from './events.ts';

/** What all elements have. */
export interface LecternElement extends HTMLElement {
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  locale: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** The courses of the learner, as a shelf of cards that can be searched and filtered. */
export interface LecternCoursesElement extends LecternElement {
  /**
   * Query of the page’s address, such as `keyword=cell&courseProgress=inProgress`: what the list is searched and
   * filtered by. Absent at first: what was chosen before; empty, or taken away later: nothing. With
   * `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  query: string | undefined;
}

/** The courses that a learner may choose; for visitors the open catalog of a domain. */
export interface LecternCatalogElement extends LecternElement {
  /**
   * Query of the page’s address, such as `keyword=cell&courseProgress=inProgress`: what the list is searched and
   * filtered by. Absent at first: what was chosen before; empty, or taken away later: nothing. With
   * `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  query: string | undefined;
  /** `public` shows the open catalog, and asks for nobody: neither for the current user nor for a sign-in. */
  audience: 'learner' | 'public';
  /** Whose open catalog it is: the name of a host, such as `academy.example`. That of the portal where it is empty. */
  domain: string;
}

/** One course: its overview with details, and its content with a tree of parts. */
export interface LecternPlayerElement extends LecternElement {
  /** Id of the course. */
  objectiveId: string;
  /** Id of one enrolment; another one of the same course is not available then. */
  aggregateId: string;
  /**
   * Where the learner opened the course: in their courses, in the catalog, or as a visitor in the open catalog.
   * For visitors no user is requested.
   */
  place: 'courses' | 'catalog' | 'public';
  /**
   * The first view. `redirect` opens the learner’s place in the course. `review` shows a finished run. `workflow`
   * opens the part of `workflow-id`. `answer` shows the verdict on an answer from an e-mail. With
   * `routing="memory"` the element then navigates by itself.
   */
  view: 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow' | 'answer';
  /** Id of an activity workflow: with `view="workflow"` the part that was taken in it is shown. */
  workflowId: string;
  /**
   * Query of the page’s address. `attempt` names an earlier run to review; `ended` names the run that has just
   * ended; `ask=finish` opens the finish dialog. For an answer: `answerId`, `answerText`, `activityId` and
   * `activityPathId`.
   */
  query: string;
  /** Ids of the parts down to the one to open, joined by `/`; without it the element chooses. */
  axis: string;
}

/** A certificate: its sheet, whether it is valid, its facts, and the link to share. Also the page to check one. */
export interface LecternCertificateElement extends LecternElement {
  /**
   * Number of the certificate. Without it the learner’s newest certificate of the course is shown; without a
   * course, a field to type a number into.
   */
  number: string;
  /** Id of the course; a certificate of another course is not shown then. */
  objectiveId: string;
  /**
   * `public` shows what anybody may see of the certificate, and asks for nobody: neither for the current user nor
   * for a sign-in.
   */
  audience: 'learner' | 'public';
}

/** A learner’s results in all courses: the newest and the best of each, all attempts, a file and a print-out. */
export interface LecternResultsElement extends LecternElement {
  /**
   * Query of the page’s address: `keyword`, `outcome` (`passed`, `failed`, `waiting` or `hidden`) and `sort`
   * (`newest` or `name`). With `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  query: string | undefined;
}

/** Who the learner is, the language, the time zone in which all dates are shown, and how they are notified. */
export interface LecternProfileElement extends LecternElement {
  /**
   * The tab that is open at first: `personal`, `timezone`, `notifications`, where the LMS has settings of them, or
   * `offline`, where the browser keeps courses.
   */
  tab: 'personal' | 'timezone' | 'notifications' | 'offline';
}

/** The dates of a learner’s courses, of their parts, and the events in them: as an agenda, a month or a week. */
export interface LecternCalendarElement extends LecternElement {
  /** What is shown first. The learner can choose another view. */
  view: 'agenda' | 'month' | 'week';
  /**
   * The day, such as `2026-11-23`, at which the agenda begins, or which the month or the week holds; today where
   * absent.
   */
  date: string | undefined;
  /** `small` shows what comes next, in a few rows, and a link to the whole calendar. */
  size: 'full' | 'small';
}

/** Answers questions from the texts of a learner’s courses, and names the places that its answers come from. */
export interface LecternTutorElement extends LecternElement {
  /** The course to ask about. Without it, it answers from all courses of the learner. */
  objectiveId: string;
  /** The learner’s enrolment in that course, where it is known: one call less. */
  aggregateId: string;
  /** The id, or path id, of the part that the learner has before them. In graded parts it gives hints alone. */
  partId: string;
}

/**
 * Where a learner stands: the course to continue with, what is due, recent courses, tasks, progress and the next
 * dates.
 */
export interface LecternDashboardElement extends LecternElement {}

/** What was announced in the learner’s courses, and how much of it is unread: a list, or a button with a window. */
export interface LecternNotificationsElement extends LecternElement {
  /** The channel of one course, which is opened at once. Without it, all channels are listed. */
  channelId: string;
  /** The window of a button also opens at `#chat` in the page’s address, and for the numbers on course cards. */
  hash: boolean;
  /**
   * `small` shows a few channels. `button`, for a bar of the page, has the number of what is unread, and opens a
   * window.
   */
  size: 'full' | 'small' | 'button';
}

/** Asks a learner how satisfied they are with the product, and what needs work: at most once a period. */
export interface LecternFeedbackElement extends LecternElement {
  /** Days without a question after feedback was given. After “Not now” there are 14, or as many as these. */
  periodDays: number;
  /**
   * `card` stands only when it is time to ask. `button` opens the form in a window; `window` is that window, open
   * at once.
   */
  size: 'full' | 'card' | 'button' | 'window';
}

/** The parts of courses that the learner has bookmarked, over all courses, with links to them. */
export interface LecternBookmarksElement extends LecternElement {}

/** A page of the portal in a frame, with its own ways, session and language, which follow the host. */
export interface LecternFrameElement extends LecternElement {
  /**
   * The page, by its path below `/learn`, such as `/courses?keyword=cell`. Another one leads the page there; it
   * adds no step to the history of the host.
   */
  path: string;
  /** Without the page’s own header and side bar. */
  bare: boolean;
  /**
   * Height in CSS pixels, in which the page then scrolls. Without it the frame is as high as its content. Set it
   * from the beginning: to set it for the first time later, or to remove it, loads the page in the frame again.
   * Another number does not.
   */
  height: number | undefined;
  /** Name of the frame for screen readers; the title of what is shown where it is empty. */
  label: string;
  /** Writes each message between page and host to the console, without what names anybody. */
  debug: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'lectern-courses': LecternCoursesElement;
    'lectern-catalog': LecternCatalogElement;
    'lectern-player': LecternPlayerElement;
    'lectern-certificate': LecternCertificateElement;
    'lectern-results': LecternResultsElement;
    'lectern-profile': LecternProfileElement;
    'lectern-calendar': LecternCalendarElement;
    'lectern-tutor': LecternTutorElement;
    'lectern-dashboard': LecternDashboardElement;
    'lectern-notifications': LecternNotificationsElement;
    'lectern-feedback': LecternFeedbackElement;
    'lectern-bookmarks': LecternBookmarksElement;
    'lectern-frame': LecternFrameElement;
  }
}
