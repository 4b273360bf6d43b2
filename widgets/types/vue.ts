// Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.
import type {} from 'vue';
import type { LecternEventMap } from './elements.ts';

/** `<lectern-courses>` in a template. */
export type LecternCoursesComponent = new () => {
  $props: {
    'query'?: string | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternCourseEnrolled'?: (event: LecternEventMap['lectern-course-enrolled']) => void;
    'onLecternCourseStarted'?: (event: LecternEventMap['lectern-course-started']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-catalog>` in a template. */
export type LecternCatalogComponent = new () => {
  $props: {
    'query'?: string | undefined;
    'audience'?: 'learner' | 'public' | undefined;
    'domain'?: string | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-player>` in a template. */
export type LecternPlayerComponent = new () => {
  $props: {
    'objective-id'?: string | undefined;
    'aggregate-id'?: string | undefined;
    'place'?: 'courses' | 'catalog' | 'public' | undefined;
    'view'?: 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow' | 'answer' | undefined;
    'workflow-id'?: string | undefined;
    'query'?: string | undefined;
    'axis'?: string | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternCourseEnrolled'?: (event: LecternEventMap['lectern-course-enrolled']) => void;
    'onLecternCourseStarted'?: (event: LecternEventMap['lectern-course-started']) => void;
    'onLecternCourseFinished'?: (event: LecternEventMap['lectern-course-finished']) => void;
    'onLecternPartOpened'?: (event: LecternEventMap['lectern-part-opened']) => void;
    'onLecternProctoring'?: (event: LecternEventMap['lectern-proctoring']) => void;
    'onLecternPartCompleted'?: (event: LecternEventMap['lectern-part-completed']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-certificate>` in a template. */
export type LecternCertificateComponent = new () => {
  $props: {
    'number'?: string | undefined;
    'objective-id'?: string | undefined;
    'audience'?: 'learner' | 'public' | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternCertificateOpened'?: (event: LecternEventMap['lectern-certificate-opened']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-results>` in a template. */
export type LecternResultsComponent = new () => {
  $props: {
    'query'?: string | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-profile>` in a template. */
export type LecternProfileComponent = new () => {
  $props: {
    'tab'?: 'personal' | 'timezone' | 'notifications' | 'offline' | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-calendar>` in a template. */
export type LecternCalendarComponent = new () => {
  $props: {
    'view'?: 'agenda' | 'month' | 'week' | undefined;
    'date'?: string | undefined;
    'size'?: 'full' | 'small' | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-tutor>` in a template. */
export type LecternTutorComponent = new () => {
  $props: {
    'objective-id'?: string | undefined;
    'aggregate-id'?: string | undefined;
    'part-id'?: string | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-dashboard>` in a template. */
export type LecternDashboardComponent = new () => {
  $props: {
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-notifications>` in a template. */
export type LecternNotificationsComponent = new () => {
  $props: {
    'channel-id'?: string | undefined;
    'hash'?: boolean | undefined;
    'size'?: 'full' | 'small' | 'button' | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternUnread'?: (event: LecternEventMap['lectern-unread']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-feedback>` in a template. */
export type LecternFeedbackComponent = new () => {
  $props: {
    'period-days'?: number | `${number}` | undefined;
    'size'?: 'full' | 'card' | 'button' | 'window' | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternFeedbackSent'?: (event: LecternEventMap['lectern-feedback-sent']) => void;
    'onLecternFeedbackClosed'?: (event: LecternEventMap['lectern-feedback-closed']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-bookmarks>` in a template. */
export type LecternBookmarksComponent = new () => {
  $props: {
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

/** `<lectern-frame>` in a template. */
export type LecternFrameComponent = new () => {
  $props: {
    'path'?: string | undefined;
    'bare'?: boolean | undefined;
    'height'?: number | `${number}` | undefined;
    'label'?: string | undefined;
    'debug'?: boolean | undefined;
    'locale'?: string | undefined;
    'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
    'routing'?: 'url' | 'hash' | 'memory' | undefined;
    'heading-level'?: number | `${number}` | undefined;
    'onLecternRoute'?: (event: LecternEventMap['lectern-route']) => void;
    'onLecternTitle'?: (event: LecternEventMap['lectern-title']) => void;
    'onLecternSession'?: (event: LecternEventMap['lectern-session']) => void;
    'onLecternSignedOut'?: (event: LecternEventMap['lectern-signed-out']) => void;
    'onLecternLeaveGuard'?: (event: LecternEventMap['lectern-leave-guard']) => void;
    'onLecternCourseOpened'?: (event: LecternEventMap['lectern-course-opened']) => void;
    'onLecternCourseEnrolled'?: (event: LecternEventMap['lectern-course-enrolled']) => void;
    'onLecternCourseStarted'?: (event: LecternEventMap['lectern-course-started']) => void;
    'onLecternCourseFinished'?: (event: LecternEventMap['lectern-course-finished']) => void;
    'onLecternCertificateOpened'?: (event: LecternEventMap['lectern-certificate-opened']) => void;
    'onLecternLoaderStart'?: (event: LecternEventMap['lectern-loader-start']) => void;
    'onLecternReady'?: (event: LecternEventMap['lectern-ready']) => void;
    'onLecternNavigate'?: (event: LecternEventMap['lectern-navigate']) => void;
    'onLecternError'?: (event: LecternEventMap['lectern-error']) => void;
  };
};

declare module 'vue' {
  interface GlobalComponents {
    'lectern-courses': LecternCoursesComponent;
    'lectern-catalog': LecternCatalogComponent;
    'lectern-player': LecternPlayerComponent;
    'lectern-certificate': LecternCertificateComponent;
    'lectern-results': LecternResultsComponent;
    'lectern-profile': LecternProfileComponent;
    'lectern-calendar': LecternCalendarComponent;
    'lectern-tutor': LecternTutorComponent;
    'lectern-dashboard': LecternDashboardComponent;
    'lectern-notifications': LecternNotificationsComponent;
    'lectern-feedback': LecternFeedbackComponent;
    'lectern-bookmarks': LecternBookmarksComponent;
    'lectern-frame': LecternFrameComponent;
  }
}
