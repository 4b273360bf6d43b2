// Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.
import type { HTMLAttributes, RefAttributes } from 'react';
import type {
  LecternBookmarksElement,
  LecternCalendarElement,
  LecternCatalogElement,
  LecternCertificateElement,
  LecternCoursesElement,
  LecternDashboardElement,
  LecternEventMap,
  LecternFeedbackElement,
  LecternFrameElement,
  LecternNotificationsElement,
  LecternPlayerElement,
  LecternProfileElement,
  LecternResultsElement,
  LecternTutorElement,
} from './types/elements.ts';
import './types/react.ts';
import { reactComponent } from './wrappers/reactComponent.ts';

/** What `LecternCourses` is given. */
export interface LecternCoursesProps
  extends Omit<HTMLAttributes<LecternCoursesElement>, 'onError'>, RefAttributes<LecternCoursesElement> {
  /**
   * Query of the page’s address, such as `keyword=cell&courseProgress=inProgress`: what the list is searched and
   * filtered by. Absent at first: what was chosen before; empty, or taken away later: nothing. With
   * `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  readonly query?: string | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** The learner has enrolled in a course, as the query asked. */
  readonly onCourseEnrolled?: ((event: LecternEventMap['lectern-course-enrolled']) => void) | undefined;
  /** A run through the course has begun, as the query asked. */
  readonly onCourseStarted?: ((event: LecternEventMap['lectern-course-started']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** The courses of the learner, as a shelf of cards that can be searched and filtered. */
export const LecternCourses = reactComponent<LecternCoursesProps>('lectern-courses', {
  attributes: { query: 'query', locale: 'locale', theme: 'theme', routing: 'routing', headingLevel: 'heading-level' },
  events: {
    onCourseEnrolled: 'lectern-course-enrolled',
    onCourseStarted: 'lectern-course-started',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternCatalog` is given. */
export interface LecternCatalogProps
  extends Omit<HTMLAttributes<LecternCatalogElement>, 'onError'>, RefAttributes<LecternCatalogElement> {
  /**
   * Query of the page’s address, such as `keyword=cell&courseProgress=inProgress`: what the list is searched and
   * filtered by. Absent at first: what was chosen before; empty, or taken away later: nothing. With
   * `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  readonly query?: string | undefined;
  /** `public` shows the open catalog, and asks for nobody: neither for the current user nor for a sign-in. */
  readonly audience?: 'learner' | 'public' | undefined;
  /** Whose open catalog it is: the name of a host, such as `academy.example`. That of the portal where it is empty. */
  readonly domain?: string | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** The courses that a learner may choose; for visitors the open catalog of a domain. */
export const LecternCatalog = reactComponent<LecternCatalogProps>('lectern-catalog', {
  attributes: {
    query: 'query',
    audience: 'audience',
    domain: 'domain',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternPlayer` is given. */
export interface LecternPlayerProps
  extends Omit<HTMLAttributes<LecternPlayerElement>, 'onError'>, RefAttributes<LecternPlayerElement> {
  /** Id of the course. */
  readonly objectiveId?: string | undefined;
  /** Id of one enrolment; another one of the same course is not available then. */
  readonly aggregateId?: string | undefined;
  /**
   * Where the learner opened the course: in their courses, in the catalog, or as a visitor in the open catalog.
   * For visitors no user is requested.
   */
  readonly place?: 'courses' | 'catalog' | 'public' | undefined;
  /**
   * The first view. `redirect` opens the learner’s place in the course. `review` shows a finished run. `workflow`
   * opens the part of `workflow-id`. `answer` shows the verdict on an answer from an e-mail. With
   * `routing="memory"` the element then navigates by itself.
   */
  readonly view?: 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow' | 'answer' | undefined;
  /** Id of an activity workflow: with `view="workflow"` the part that was taken in it is shown. */
  readonly workflowId?: string | undefined;
  /**
   * Query of the page’s address. `attempt` names an earlier run to review; `ended` names the run that has just
   * ended; `ask=finish` opens the finish dialog. For an answer: `answerId`, `answerText`, `activityId` and
   * `activityPathId`.
   */
  readonly query?: string | undefined;
  /** Ids of the parts down to the one to open, joined by `/`; without it the element chooses. */
  readonly axis?: string | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /** The learner has enrolled in the course. */
  readonly onCourseEnrolled?: ((event: LecternEventMap['lectern-course-enrolled']) => void) | undefined;
  /** A run through the course has begun. */
  readonly onCourseStarted?: ((event: LecternEventMap['lectern-course-started']) => void) | undefined;
  /** The run was finished, or handed in for grading. */
  readonly onCourseFinished?: ((event: LecternEventMap['lectern-course-finished']) => void) | undefined;
  /** A part of the content is shown. */
  readonly onPartOpened?: ((event: LecternEventMap['lectern-part-opened']) => void) | undefined;
  /**
   * A proctored course or part opens: `token` is the LMS’s answer to the request for a start-token, as it came,
   * for the page’s proctoring service to begin with. `activityPathId` is null for the whole course. A page that
   * begins the session elsewhere, in a window of its service, cancels the event: the content then waits until the
   * LMS knows of the session, with a button that raises the event again.
   */
  readonly onProctoring?: ((event: LecternEventMap['lectern-proctoring']) => void) | undefined;
  /** A part was marked as complete. “Mark all as complete” raises it for each part that it completed. */
  readonly onPartCompleted?: ((event: LecternEventMap['lectern-part-completed']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** One course: its overview with details, and its content with a tree of parts. */
export const LecternPlayer = reactComponent<LecternPlayerProps>('lectern-player', {
  attributes: {
    objectiveId: 'objective-id',
    aggregateId: 'aggregate-id',
    place: 'place',
    view: 'view',
    workflowId: 'workflow-id',
    query: 'query',
    axis: 'axis',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onTitle: 'lectern-title',
    onCourseEnrolled: 'lectern-course-enrolled',
    onCourseStarted: 'lectern-course-started',
    onCourseFinished: 'lectern-course-finished',
    onPartOpened: 'lectern-part-opened',
    onProctoring: 'lectern-proctoring',
    onPartCompleted: 'lectern-part-completed',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternCertificate` is given. */
export interface LecternCertificateProps
  extends Omit<HTMLAttributes<LecternCertificateElement>, 'onError'>, RefAttributes<LecternCertificateElement> {
  /**
   * Number of the certificate. Without it the learner’s newest certificate of the course is shown; without a
   * course, a field to type a number into.
   */
  readonly number?: string | undefined;
  /** Id of the course; a certificate of another course is not shown then. */
  readonly objectiveId?: string | undefined;
  /**
   * `public` shows what anybody may see of the certificate, and asks for nobody: neither for the current user nor
   * for a sign-in.
   */
  readonly audience?: 'learner' | 'public' | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /** A certificate is shown. */
  readonly onCertificateOpened?: ((event: LecternEventMap['lectern-certificate-opened']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** A certificate: its sheet, whether it is valid, its facts, and the link to share. Also the page to check one. */
export const LecternCertificate = reactComponent<LecternCertificateProps>('lectern-certificate', {
  attributes: {
    number: 'number',
    objectiveId: 'objective-id',
    audience: 'audience',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onTitle: 'lectern-title',
    onCertificateOpened: 'lectern-certificate-opened',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternResults` is given. */
export interface LecternResultsProps
  extends Omit<HTMLAttributes<LecternResultsElement>, 'onError'>, RefAttributes<LecternResultsElement> {
  /**
   * Query of the page’s address: `keyword`, `outcome` (`passed`, `failed`, `waiting` or `hidden`) and `sort`
   * (`newest` or `name`). With `routing="url"` another one is asked for by `lectern-navigate` with `replace`.
   */
  readonly query?: string | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** A learner’s results in all courses: the newest and the best of each, all attempts, a file and a print-out. */
export const LecternResults = reactComponent<LecternResultsProps>('lectern-results', {
  attributes: { query: 'query', locale: 'locale', theme: 'theme', routing: 'routing', headingLevel: 'heading-level' },
  events: {
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternProfile` is given. */
export interface LecternProfileProps
  extends Omit<HTMLAttributes<LecternProfileElement>, 'onError'>, RefAttributes<LecternProfileElement> {
  /**
   * The tab that is open at first: `personal`, `timezone`, `notifications`, where the LMS has settings of them, or
   * `offline`, where the browser keeps courses.
   */
  readonly tab?: 'personal' | 'timezone' | 'notifications' | 'offline' | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Who the learner is, the language, the time zone in which all dates are shown, and how they are notified. */
export const LecternProfile = reactComponent<LecternProfileProps>('lectern-profile', {
  attributes: { tab: 'tab', locale: 'locale', theme: 'theme', routing: 'routing', headingLevel: 'heading-level' },
  events: {
    onTitle: 'lectern-title',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternCalendar` is given. */
export interface LecternCalendarProps
  extends Omit<HTMLAttributes<LecternCalendarElement>, 'onError'>, RefAttributes<LecternCalendarElement> {
  /** What is shown first. The learner can choose another view. */
  readonly view?: 'agenda' | 'month' | 'week' | undefined;
  /**
   * The day, such as `2026-11-23`, at which the agenda begins, or which the month or the week holds; today where
   * absent.
   */
  readonly date?: string | undefined;
  /** `small` shows what comes next, in a few rows, and a link to the whole calendar. */
  readonly size?: 'full' | 'small' | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** The dates of a learner’s courses, of their parts, and the events in them: as an agenda, a month or a week. */
export const LecternCalendar = reactComponent<LecternCalendarProps>('lectern-calendar', {
  attributes: {
    view: 'view',
    date: 'date',
    size: 'size',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onTitle: 'lectern-title',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternTutor` is given. */
export interface LecternTutorProps
  extends Omit<HTMLAttributes<LecternTutorElement>, 'onError'>, RefAttributes<LecternTutorElement> {
  /** The course to ask about. Without it, it answers from all courses of the learner. */
  readonly objectiveId?: string | undefined;
  /** The learner’s enrolment in that course, where it is known: one call less. */
  readonly aggregateId?: string | undefined;
  /** The id, or path id, of the part that the learner has before them. In graded parts it gives hints alone. */
  readonly partId?: string | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Answers questions from the texts of a learner’s courses, and names the places that its answers come from. */
export const LecternTutor = reactComponent<LecternTutorProps>('lectern-tutor', {
  attributes: {
    objectiveId: 'objective-id',
    aggregateId: 'aggregate-id',
    partId: 'part-id',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternDashboard` is given. */
export interface LecternDashboardProps
  extends Omit<HTMLAttributes<LecternDashboardElement>, 'onError'>, RefAttributes<LecternDashboardElement> {
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/**
 * Where a learner stands: the course to continue with, what is due, recent courses, tasks, progress and the next
 * dates.
 */
export const LecternDashboard = reactComponent<LecternDashboardProps>('lectern-dashboard', {
  attributes: { locale: 'locale', theme: 'theme', routing: 'routing', headingLevel: 'heading-level' },
  events: {
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternNotifications` is given. */
export interface LecternNotificationsProps
  extends Omit<HTMLAttributes<LecternNotificationsElement>, 'onError'>, RefAttributes<LecternNotificationsElement> {
  /** The channel of one course, which is opened at once. Without it, all channels are listed. */
  readonly channelId?: string | undefined;
  /** The window of a button also opens at `#chat` in the page’s address, and for the numbers on course cards. */
  readonly hash?: boolean | undefined;
  /**
   * `small` shows a few channels. `button`, for a bar of the page, has the number of what is unread, and opens a
   * window.
   */
  readonly size?: 'full' | 'small' | 'button' | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /** How many announcements are unread in all channels: once that is known, and as it changes. */
  readonly onUnread?: ((event: LecternEventMap['lectern-unread']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** What was announced in the learner’s courses, and how much of it is unread: a list, or a button with a window. */
export const LecternNotifications = reactComponent<LecternNotificationsProps>('lectern-notifications', {
  attributes: {
    channelId: 'channel-id',
    hash: 'hash',
    size: 'size',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onTitle: 'lectern-title',
    onUnread: 'lectern-unread',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternFeedback` is given. */
export interface LecternFeedbackProps
  extends Omit<HTMLAttributes<LecternFeedbackElement>, 'onError'>, RefAttributes<LecternFeedbackElement> {
  /** Days without a question after feedback was given. After “Not now” there are 14, or as many as these. */
  readonly periodDays?: number | undefined;
  /**
   * `card` stands only when it is time to ask. `button` opens the form in a window; `window` is that window, open
   * at once.
   */
  readonly size?: 'full' | 'card' | 'button' | 'window' | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /** Feedback was given here, and the server has it. */
  readonly onFeedbackSent?: ((event: LecternEventMap['lectern-feedback-sent']) => void) | undefined;
  /** The window was closed: a page that has put in `size="window"` takes the element away. */
  readonly onFeedbackClosed?: ((event: LecternEventMap['lectern-feedback-closed']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Asks a learner how satisfied they are with the product, and what needs work: at most once a period. */
export const LecternFeedback = reactComponent<LecternFeedbackProps>('lectern-feedback', {
  attributes: {
    periodDays: 'period-days',
    size: 'size',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onTitle: 'lectern-title',
    onFeedbackSent: 'lectern-feedback-sent',
    onFeedbackClosed: 'lectern-feedback-closed',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternBookmarks` is given. */
export interface LecternBookmarksProps
  extends Omit<HTMLAttributes<LecternBookmarksElement>, 'onError'>, RefAttributes<LecternBookmarksElement> {
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** The parts of courses that the learner has bookmarked, over all courses, with links to them. */
export const LecternBookmarks = reactComponent<LecternBookmarksProps>('lectern-bookmarks', {
  attributes: { locale: 'locale', theme: 'theme', routing: 'routing', headingLevel: 'heading-level' },
  events: {
    onTitle: 'lectern-title',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});

/** What `LecternFrame` is given. */
export interface LecternFrameProps
  extends Omit<HTMLAttributes<LecternFrameElement>, 'onError'>, RefAttributes<LecternFrameElement> {
  /**
   * The page, by its path below `/learn`, such as `/courses?keyword=cell`. Another one leads the page there; it
   * adds no step to the history of the host.
   */
  readonly path?: string | undefined;
  /** Without the page’s own header and side bar. */
  readonly bare?: boolean | undefined;
  /**
   * Height in CSS pixels, in which the page then scrolls. Without it the frame is as high as its content. Set it
   * from the beginning: to set it for the first time later, or to remove it, loads the page in the frame again.
   * Another number does not.
   */
  readonly height?: number | undefined;
  /** Name of the frame for screen readers; the title of what is shown where it is empty. */
  readonly label?: string | undefined;
  /** Writes each message between page and host to the console, without what names anybody. */
  readonly debug?: boolean | undefined;
  /**
   * Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then
   * `configure`, the learner’s choice, the browser, and at last English.
   */
  readonly locale?: string | undefined;
  /** Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it. */
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  /**
   * Where this element keeps its place. `url`: in the page’s address, by your router, which hears
   * `lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one element
   * of a page can use the address.
   */
  readonly routing?: 'url' | 'hash' | 'memory' | undefined;
  /** Level of the element’s first heading, so that it fits the page’s outline. */
  readonly headingLevel?: number | undefined;
  /**
   * The page went to a path below `/learn`. A host can write it into its own address, with a step in its history
   * unless `replace` says that it is none.
   */
  readonly onRoute?: ((event: LecternEventMap['lectern-route']) => void) | undefined;
  /** What is shown now has these names, the nearest first; made for the page’s title. */
  readonly onTitle?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  /**
   * Where the session of the frame stands; names nobody. A frame without one raises `lectern-relogin` too, unless
   * `getToken` is configured.
   */
  readonly onSession?: ((event: LecternEventMap['lectern-session']) => void) | undefined;
  /** Nobody is signed in in the frame any more, and who brought that about. */
  readonly onSignedOut?: ((event: LecternEventMap['lectern-signed-out']) => void) | undefined;
  /**
   * Leaving would interrupt something that is not sent yet, or no longer. The element has the browser ask while it
   * is on; a host that changes its pages by script asks by itself.
   */
  readonly onLeaveGuard?: ((event: LecternEventMap['lectern-leave-guard']) => void) | undefined;
  /** A course is shown. */
  readonly onCourseOpened?: ((event: LecternEventMap['lectern-course-opened']) => void) | undefined;
  /** The learner has enrolled in the course. */
  readonly onCourseEnrolled?: ((event: LecternEventMap['lectern-course-enrolled']) => void) | undefined;
  /** A run through the course has begun. */
  readonly onCourseStarted?: ((event: LecternEventMap['lectern-course-started']) => void) | undefined;
  /** The run was finished, or handed in for grading. */
  readonly onCourseFinished?: ((event: LecternEventMap['lectern-course-finished']) => void) | undefined;
  /** A certificate is shown. */
  readonly onCertificateOpened?: ((event: LecternEventMap['lectern-certificate-opened']) => void) | undefined;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  readonly onLoaderStart?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  readonly onReady?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
   */
  readonly onNavigate?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  /** Something failed; the element itself shows it too. */
  readonly onError?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** A page of the portal in a frame, with its own ways, session and language, which follow the host. */
export const LecternFrame = reactComponent<LecternFrameProps>('lectern-frame', {
  attributes: {
    path: 'path',
    bare: 'bare',
    height: 'height',
    label: 'label',
    debug: 'debug',
    locale: 'locale',
    theme: 'theme',
    routing: 'routing',
    headingLevel: 'heading-level',
  },
  events: {
    onRoute: 'lectern-route',
    onTitle: 'lectern-title',
    onSession: 'lectern-session',
    onSignedOut: 'lectern-signed-out',
    onLeaveGuard: 'lectern-leave-guard',
    onCourseOpened: 'lectern-course-opened',
    onCourseEnrolled: 'lectern-course-enrolled',
    onCourseStarted: 'lectern-course-started',
    onCourseFinished: 'lectern-course-finished',
    onCertificateOpened: 'lectern-certificate-opened',
    onLoaderStart: 'lectern-loader-start',
    onReady: 'lectern-ready',
    onNavigate: 'lectern-navigate',
    onError: 'lectern-error',
  },
});
