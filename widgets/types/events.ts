// Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.
import type { Route } from '../../src/routes/route.ts';
import type { ErrorCode } from '../../src/errorCodes.ts';

/** Events that elements raise; they bubble, so that a page may listen at its document. */
export interface LecternEventMap {
  /** The learner has enrolled in the course. */
  'lectern-course-enrolled': CustomEvent<{ readonly objectiveId: string; readonly aggregateId: string }>;
  /** A run through the course has begun. */
  'lectern-course-started': CustomEvent<{ readonly objectiveId: string; readonly workflowId: string }>;
  /**
   * The element’s code and texts have loaded, and its own content replaces the content that you wrote inside it.
   * Raised once while the element stays in the page.
   */
  'lectern-loader-start': CustomEvent<object>;
  /**
   * The element shows its final state: its content, an empty state, or an error. A frame raises it when its page
   * has answered and shows something. Raised once while the element stays in the page.
   */
  'lectern-ready': CustomEvent<object>;
  /**
   * The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By
   * default the link is followed; a host that cancels the event goes there itself.
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
   * A proctored course or part opens: `token` is the LMS’s answer to the request for a start-token, as it came,
   * for the page’s proctoring service to begin with. `activityPathId` is null for the whole course. A page that
   * begins the session elsewhere, in a window of its service, cancels the event: the content then waits until the
   * LMS knows of the session, with a button that raises the event again.
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
