// Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.
import type { Route } from '../../src/routes/route.ts';
import type { ErrorCode } from '../../src/errorCodes.ts';

/** The courses of the learner, as a shelf of cards that can be searched and filtered. */
export interface LecternCoursesElement extends HTMLElement {
  /**
   * Query of the page’s address, such as `keyword=cell&courseProgress=inProgress`: what the list is searched and
   * filtered by. Absent at first: what was chosen before; empty, or taken away later: nothing. With
   * `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  query: string | undefined;
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** The courses that a learner may choose; for visitors the open catalog of a domain. */
export interface LecternCatalogElement extends HTMLElement {
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
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** One course: its overview with details, and its content with a tree of parts. */
export interface LecternPlayerElement extends HTMLElement {
  /** Id of the course. */
  objectiveId: string;
  /** Id of one enrolment; another one of the same course is not available then. */
  aggregateId: string;
  /**
   * Where the course is looked at from: among one’s own courses, in the catalog, or as a visitor in the open
   * catalog, where no user is asked for.
   */
  place: 'courses' | 'catalog' | 'public';
  /**
   * What is shown first; `redirect` goes to where the learner stands in this course, `review` looks back at a run
   * that is finished, and `workflow` opens the part of `workflow-id`. `answer` is no course: it shows the verdict
   * on an answer that was given in an e-mail, whose link is the `query`. With `routing="memory"` the element goes
   * on by itself.
   */
  view: 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow' | 'answer';
  /** Id of an activity workflow: with `view="workflow"` the part that was taken in it is shown. */
  workflowId: string;
  /**
   * Query of the page’s address, which a redirect and the content keep; `attempt` names an earlier run to look
   * back at, `ended` the run whose end is told; `ask=finish` opens the finish dialog. Of an answer: `answerId`,
   * `answerText`, `activityId` and `activityPathId`.
   */
  query: string;
  /** Ids of the parts down to the one to open, joined by `/`; without it the element chooses. */
  axis: string;
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** A certificate: its sheet, whether it is valid, its facts, and the link to share. Also the page to check one. */
export interface LecternCertificateElement extends HTMLElement {
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
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** A learner’s results in all courses: the newest and the best of each, all attempts, a file and a print-out. */
export interface LecternResultsElement extends HTMLElement {
  /**
   * Query of the page’s address: `keyword`, `outcome` (`passed`, `failed`, `waiting` or `hidden`) and `sort`
   * (`newest` or `name`). With `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  query: string | undefined;
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** Who the learner is, the language, the time zone in which all dates are shown, and how they are notified. */
export interface LecternProfileElement extends HTMLElement {
  /** The tab that is open at first: `personal`, `timezone`, or `notifications`, where the LMS has settings of them. */
  tab: 'personal' | 'timezone' | 'notifications';
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** The dates of a learner’s courses, of their parts, and the events in them: as an agenda, a month or a week. */
export interface LecternCalendarElement extends HTMLElement {
  /** What is shown first. The learner can choose another view. */
  view: 'agenda' | 'month' | 'week';
  /**
   * The day, such as `2026-11-23`, at which the agenda begins, or which the month or the week holds; today where
   * absent.
   */
  date: string | undefined;
  /** `small` shows what comes next, in a few rows, and a link to the whole calendar. */
  size: 'full' | 'small';
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** Answers questions from the texts of a learner’s courses, and names the places that its answers come from. */
export interface LecternTutorElement extends HTMLElement {
  /** The course to ask about. Without it, it answers from all courses of the learner. */
  objectiveId: string;
  /** The learner’s enrolment in that course, where it is known: one call less. */
  aggregateId: string;
  /** The id, or path id, of the part that the learner has before them. In graded parts it gives hints alone. */
  partId: string;
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/**
 * Where a learner stands: the course to continue with, what is due, recent courses, tasks, progress and the next
 * dates.
 */
export interface LecternDashboardElement extends HTMLElement {
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** What was announced in the learner’s courses, and how much of it is unread: a list, or a button with a window. */
export interface LecternNotificationsElement extends HTMLElement {
  /** The channel of one course, which is opened at once. Without it, all channels are listed. */
  channelId: string;
  /** The window of a button also opens at `#chat` in the page’s address, and for the numbers on course cards. */
  hash: boolean;
  /**
   * `small` shows a few channels. `button`, for a bar of the page, has the number of what is unread, and opens a
   * window.
   */
  size: 'full' | 'small' | 'button';
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** Asks a learner how satisfied they are with the product, and what needs work: at most once a period. */
export interface LecternFeedbackElement extends HTMLElement {
  /** Days without a question after feedback was given. After “Not now” there are 14, or as many as these. */
  periodDays: number;
  /**
   * `card` stands only when it is time to ask. `button` opens the form in a window; `window` is that window, open
   * at once.
   */
  size: 'full' | 'card' | 'button' | 'window';
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** The parts of courses that the learner has bookmarked, over all courses, with links to them. */
export interface LecternBookmarksElement extends HTMLElement {
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** A page of the portal in a frame, with its own ways, session and language, which follow the host. */
export interface LecternFrameElement extends HTMLElement {
  /**
   * The page, by its path below `/learn`, such as `/courses?keyword=cell`. Another one leads the page there; it
   * adds no step to the history of the host.
   */
  path: string;
  /** Without the page’s own header and side bar. */
  bare: boolean;
  /** Height in CSS pixels, in which the page then scrolls. Without it the frame is as high as its content. */
  height: number | undefined;
  /** Name of the frame for screen readers; the title of what is shown where it is empty. */
  label: string;
  /** Writes each message between page and host to the console, without what names anybody. */
  debug: boolean;
  /** Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`. */
  locale: string | undefined;
  /** Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place: `url` in the page’s address, by your router, which is told by
   * `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may
   * have the address.
   */
  routing: 'url' | 'hash' | 'memory';
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  headingLevel: number;
}

/** Events that elements raise; they bubble, so that a page may listen at its document. */
export interface LecternEventMap {
  /** The learner has enrolled in the course. */
  'lectern-course-enrolled': CustomEvent<{ readonly objectiveId: string; readonly aggregateId: string }>;
  /** A run through the course has begun. */
  'lectern-course-started': CustomEvent<{ readonly objectiveId: string; readonly workflowId: string }>;
  /**
   * The element’s code and texts are there: its own picture takes the place of what you wrote inside it. Raised
   * once, as long as the element stays in the page.
   */
  'lectern-loader-start': CustomEvent<object>;
  /**
   * What the element shows is final: its content, that there is none, or why it cannot be had; of a frame, its
   * page has answered and shows something. Raised once, as long as the element stays in the page.
   */
  'lectern-ready': CustomEvent<object>;
  /**
   * A link was clicked plainly, or with `replace` the element moves on by itself. By default it is followed; a
   * host that cancels it goes there itself.
   */
  'lectern-navigate': CustomEvent<{ readonly route: Route; readonly href: string; readonly replace?: boolean }>;
  /** Something failed; the element itself shows it too. */
  'lectern-error': CustomEvent<{
    readonly code: ErrorCode;
    readonly message: string;
    readonly retryable: boolean;
    readonly correlationId: string | null;
  }>;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  'lectern-title': CustomEvent<{ readonly sections: readonly string[] }>;
  /** The run was finished, or handed in for grading. */
  'lectern-course-finished': CustomEvent<{ readonly objectiveId: string; readonly workflowId: string }>;
  /** A part of the content is shown. */
  'lectern-part-opened': CustomEvent<{ readonly objectiveId: string; readonly axis: string }>;
  /**
   * Something that is taken under watch opens: `token` is the LMS’s answer to the request for a start-token, as it
   * came, for the page’s proctoring service to begin with. `activityPathId` is null for the whole course. A page
   * that begins the session elsewhere, in a window of its service, cancels the event: the content then waits until
   * the LMS knows of the session, with a button that raises the event again.
   */
  'lectern-proctoring': CustomEvent<{
    readonly objectiveId: string;
    readonly workflowId: string;
    readonly activityWorkflowId: string;
    readonly activityPathId: string | null;
    readonly token: unknown;
  }>;
  /** A part was marked as complete. “Mark all as complete” raises it for each part that it completed. */
  'lectern-part-completed': CustomEvent<{ readonly objectiveId: string; readonly axis: string }>;
  /** A certificate is shown. */
  'lectern-certificate-opened': CustomEvent<{ readonly certificateNumber: string }>;
  /** How many announcements are unread in all channels: once that is known, and as it changes. */
  'lectern-unread': CustomEvent<{ readonly count: number }>;
  /** Feedback was given here, and the server has it. */
  'lectern-feedback-sent': CustomEvent<{ readonly grade: number }>;
  /** The window was closed: a page that has put in `size="window"` takes the element away. */
  'lectern-feedback-closed': CustomEvent<Readonly<Record<string, never>>>;
  /**
   * The page went to a path below `/learn`. A host can write it into its own address, with a step in its history
   * unless `replace` says that it is none.
   */
  'lectern-route': CustomEvent<{ readonly path: string; readonly title: string | null; readonly replace: boolean }>;
  /**
   * Where the session of the frame stands; names nobody. A frame without one raises `lectern-relogin` too, unless
   * `getToken` is configured.
   */
  'lectern-session': CustomEvent<{
    readonly phase: 'unknown' | 'anonymous' | 'active' | 'expiring' | 'expired' | 'signed-out' | 'unavailable';
  }>;
  /** Nobody is signed in in the frame any more, and who brought that about. */
  'lectern-signed-out': CustomEvent<{ readonly by: 'user' | 'tab' | 'inactivity' | 'host' }>;
  /**
   * Leaving would interrupt something that is not sent yet, or no longer. The element has the browser ask while it
   * is on; a host that changes its pages by script asks by itself.
   */
  'lectern-leave-guard': CustomEvent<{ readonly on: boolean }>;
  /** A course is shown. */
  'lectern-course-opened': CustomEvent<{ readonly objectiveId: string }>;
  /** There is something to tell outside the flow of a screen. A host that cancels it shows it in its own way. */
  'lectern-notice': CustomEvent<{
    readonly tone: 'success' | 'info' | 'warning' | 'danger';
    readonly title: string;
    readonly text: string | null;
  }>;
  /**
   * The session has ended, or there is none yet. A host that can renew it hands over a promise; what was refused
   * waits for it. In a page of the portal in a frame the promise may be of `{ ticket, host }`, with which a
   * session is begun (SESS-18).
   */
  'lectern-relogin': CustomEvent<{
    readonly reason: '401' | 'inactivity';
    readonly waitUntil: (signedIn: Promise<unknown>) => void;
  }>;
  /** Nobody has used the elements for two hours. On a host’s page nobody is signed out for that. */
  'lectern-inactive': CustomEvent<object>;
  /**
   * Figures for your own monitoring, which name nobody: some 7 s after the first elements stand, and when the page
   * is hidden, where any has changed; each time as they are by then. `content`: milliseconds from the start of the
   * script to the first content, by tag. `shift`: layout shift in elements and below them, a score without a unit.
   * `interactions`, `latency`: actions in elements that took 16 ms or more, and the longest of them until it was
   * painted, in milliseconds. `longTasks`, `blocked`: tasks of more than 50 ms on the page since the script began,
   * whoever’s they are, and the milliseconds that they took beyond 50. `files`, `bytes`: our code that was
   * fetched, as it travelled; 0 where your own build brings it. Null is what the browser does not tell.
   */
  'lectern-vitals': CustomEvent<{
    readonly content: Readonly<Record<string, number>>;
    readonly shift: number | null;
    readonly interactions: number | null;
    readonly latency: number | null;
    readonly longTasks: number | null;
    readonly blocked: number | null;
    readonly files: number;
    readonly bytes: number;
  }>;
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
  interface GlobalEventHandlersEventMap {
    'lectern-course-enrolled': LecternEventMap['lectern-course-enrolled'];
    'lectern-course-started': LecternEventMap['lectern-course-started'];
    'lectern-loader-start': LecternEventMap['lectern-loader-start'];
    'lectern-ready': LecternEventMap['lectern-ready'];
    'lectern-navigate': LecternEventMap['lectern-navigate'];
    'lectern-error': LecternEventMap['lectern-error'];
    'lectern-title': LecternEventMap['lectern-title'];
    'lectern-course-finished': LecternEventMap['lectern-course-finished'];
    'lectern-part-opened': LecternEventMap['lectern-part-opened'];
    'lectern-proctoring': LecternEventMap['lectern-proctoring'];
    'lectern-part-completed': LecternEventMap['lectern-part-completed'];
    'lectern-certificate-opened': LecternEventMap['lectern-certificate-opened'];
    'lectern-unread': LecternEventMap['lectern-unread'];
    'lectern-feedback-sent': LecternEventMap['lectern-feedback-sent'];
    'lectern-feedback-closed': LecternEventMap['lectern-feedback-closed'];
    'lectern-route': LecternEventMap['lectern-route'];
    'lectern-session': LecternEventMap['lectern-session'];
    'lectern-signed-out': LecternEventMap['lectern-signed-out'];
    'lectern-leave-guard': LecternEventMap['lectern-leave-guard'];
    'lectern-course-opened': LecternEventMap['lectern-course-opened'];
    'lectern-notice': LecternEventMap['lectern-notice'];
    'lectern-relogin': LecternEventMap['lectern-relogin'];
    'lectern-inactive': LecternEventMap['lectern-inactive'];
    'lectern-vitals': LecternEventMap['lectern-vitals'];
  }
}
