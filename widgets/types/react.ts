// Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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
} from './elements.ts';

/** Props of `<lectern-courses>`. */
export interface LecternCoursesProps extends DetailedHTMLProps<
  HTMLAttributes<LecternCoursesElement>,
  LecternCoursesElement
> {
  'query'?: string | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-course-enrolled'?: ((event: LecternEventMap['lectern-course-enrolled']) => void) | undefined;
  'onlectern-course-started'?: ((event: LecternEventMap['lectern-course-started']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-catalog>`. */
export interface LecternCatalogProps extends DetailedHTMLProps<
  HTMLAttributes<LecternCatalogElement>,
  LecternCatalogElement
> {
  'query'?: string | undefined;
  'audience'?: 'learner' | 'public' | undefined;
  'domain'?: string | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-player>`. */
export interface LecternPlayerProps extends DetailedHTMLProps<
  HTMLAttributes<LecternPlayerElement>,
  LecternPlayerElement
> {
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
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-course-enrolled'?: ((event: LecternEventMap['lectern-course-enrolled']) => void) | undefined;
  'onlectern-course-started'?: ((event: LecternEventMap['lectern-course-started']) => void) | undefined;
  'onlectern-course-finished'?: ((event: LecternEventMap['lectern-course-finished']) => void) | undefined;
  'onlectern-part-opened'?: ((event: LecternEventMap['lectern-part-opened']) => void) | undefined;
  'onlectern-proctoring'?: ((event: LecternEventMap['lectern-proctoring']) => void) | undefined;
  'onlectern-part-completed'?: ((event: LecternEventMap['lectern-part-completed']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-certificate>`. */
export interface LecternCertificateProps extends DetailedHTMLProps<
  HTMLAttributes<LecternCertificateElement>,
  LecternCertificateElement
> {
  'number'?: string | undefined;
  'objective-id'?: string | undefined;
  'audience'?: 'learner' | 'public' | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-certificate-opened'?: ((event: LecternEventMap['lectern-certificate-opened']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-results>`. */
export interface LecternResultsProps extends DetailedHTMLProps<
  HTMLAttributes<LecternResultsElement>,
  LecternResultsElement
> {
  'query'?: string | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-profile>`. */
export interface LecternProfileProps extends DetailedHTMLProps<
  HTMLAttributes<LecternProfileElement>,
  LecternProfileElement
> {
  'tab'?: 'personal' | 'timezone' | 'notifications' | 'offline' | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-calendar>`. */
export interface LecternCalendarProps extends DetailedHTMLProps<
  HTMLAttributes<LecternCalendarElement>,
  LecternCalendarElement
> {
  'view'?: 'agenda' | 'month' | 'week' | undefined;
  'date'?: string | undefined;
  'size'?: 'full' | 'small' | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-tutor>`. */
export interface LecternTutorProps extends DetailedHTMLProps<HTMLAttributes<LecternTutorElement>, LecternTutorElement> {
  'objective-id'?: string | undefined;
  'aggregate-id'?: string | undefined;
  'part-id'?: string | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-dashboard>`. */
export interface LecternDashboardProps extends DetailedHTMLProps<
  HTMLAttributes<LecternDashboardElement>,
  LecternDashboardElement
> {
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-notifications>`. */
export interface LecternNotificationsProps extends DetailedHTMLProps<
  HTMLAttributes<LecternNotificationsElement>,
  LecternNotificationsElement
> {
  'channel-id'?: string | undefined;
  'hash'?: boolean | undefined;
  'size'?: 'full' | 'small' | 'button' | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-unread'?: ((event: LecternEventMap['lectern-unread']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-feedback>`. */
export interface LecternFeedbackProps extends DetailedHTMLProps<
  HTMLAttributes<LecternFeedbackElement>,
  LecternFeedbackElement
> {
  'period-days'?: number | `${number}` | undefined;
  'size'?: 'full' | 'card' | 'button' | 'window' | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-feedback-sent'?: ((event: LecternEventMap['lectern-feedback-sent']) => void) | undefined;
  'onlectern-feedback-closed'?: ((event: LecternEventMap['lectern-feedback-closed']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-bookmarks>`. */
export interface LecternBookmarksProps extends DetailedHTMLProps<
  HTMLAttributes<LecternBookmarksElement>,
  LecternBookmarksElement
> {
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

/** Props of `<lectern-frame>`. */
export interface LecternFrameProps extends DetailedHTMLProps<HTMLAttributes<LecternFrameElement>, LecternFrameElement> {
  'path'?: string | undefined;
  'bare'?: boolean | undefined;
  'height'?: number | `${number}` | undefined;
  'label'?: string | undefined;
  'debug'?: boolean | undefined;
  'locale'?: string | undefined;
  'theme'?: 'light' | 'dark' | 'auto' | 'contrast' | undefined;
  'routing'?: 'url' | 'hash' | 'memory' | undefined;
  'heading-level'?: number | `${number}` | undefined;
  'onlectern-route'?: ((event: LecternEventMap['lectern-route']) => void) | undefined;
  'onlectern-title'?: ((event: LecternEventMap['lectern-title']) => void) | undefined;
  'onlectern-session'?: ((event: LecternEventMap['lectern-session']) => void) | undefined;
  'onlectern-signed-out'?: ((event: LecternEventMap['lectern-signed-out']) => void) | undefined;
  'onlectern-leave-guard'?: ((event: LecternEventMap['lectern-leave-guard']) => void) | undefined;
  'onlectern-course-opened'?: ((event: LecternEventMap['lectern-course-opened']) => void) | undefined;
  'onlectern-course-enrolled'?: ((event: LecternEventMap['lectern-course-enrolled']) => void) | undefined;
  'onlectern-course-started'?: ((event: LecternEventMap['lectern-course-started']) => void) | undefined;
  'onlectern-course-finished'?: ((event: LecternEventMap['lectern-course-finished']) => void) | undefined;
  'onlectern-certificate-opened'?: ((event: LecternEventMap['lectern-certificate-opened']) => void) | undefined;
  'onlectern-loader-start'?: ((event: LecternEventMap['lectern-loader-start']) => void) | undefined;
  'onlectern-ready'?: ((event: LecternEventMap['lectern-ready']) => void) | undefined;
  'onlectern-navigate'?: ((event: LecternEventMap['lectern-navigate']) => void) | undefined;
  'onlectern-error'?: ((event: LecternEventMap['lectern-error']) => void) | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lectern-courses': LecternCoursesProps;
      'lectern-catalog': LecternCatalogProps;
      'lectern-player': LecternPlayerProps;
      'lectern-certificate': LecternCertificateProps;
      'lectern-results': LecternResultsProps;
      'lectern-profile': LecternProfileProps;
      'lectern-calendar': LecternCalendarProps;
      'lectern-tutor': LecternTutorProps;
      'lectern-dashboard': LecternDashboardProps;
      'lectern-notifications': LecternNotificationsProps;
      'lectern-feedback': LecternFeedbackProps;
      'lectern-bookmarks': LecternBookmarksProps;
      'lectern-frame': LecternFrameProps;
    }
  }
}
