import type bookmarks from '../../locales/en-US/bookmarks.json';
import type calendar from '../../locales/en-US/calendar.json';
import type certificate from '../../locales/en-US/certificate.json';
import type common from '../../locales/en-US/common.json';
import type courses from '../../locales/en-US/courses.json';
import type emailAnswer from '../../locales/en-US/emailAnswer.json';
import type failure from '../../locales/en-US/failure.json';
import type feedback from '../../locales/en-US/feedback.json';
import type finish from '../../locales/en-US/finish.json';
import type frame from '../../locales/en-US/frame.json';
import type framed from '../../locales/en-US/framed.json';
import type home from '../../locales/en-US/home.json';
import type kinds from '../../locales/en-US/kinds.json';
import type leaving from '../../locales/en-US/leaving.json';
import type lists from '../../locales/en-US/lists.json';
import type next from '../../locales/en-US/next.json';
import type notifications from '../../locales/en-US/notifications.json';
import type offline from '../../locales/en-US/offline.json';
import type outbox from '../../locales/en-US/outbox.json';
import type parts from '../../locales/en-US/parts.json';
import type player from '../../locales/en-US/player.json';
import type results from '../../locales/en-US/results.json';
import type profile from '../../locales/en-US/profile.json';
import type scorm from '../../locales/en-US/scorm.json';
import type shell from '../../locales/en-US/shell.json';
import type survey from '../../locales/en-US/survey.json';
import type teamwork from '../../locales/en-US/teamwork.json';
import type tutor from '../../locales/en-US/tutor.json';
import type work from '../../locales/en-US/work.json';

/** The files of a language; en-US is the shape of all others. */
export interface Namespaces {
  readonly bookmarks: typeof bookmarks;
  readonly calendar: typeof calendar;
  readonly certificate: typeof certificate;
  readonly common: typeof common;
  readonly courses: typeof courses;
  readonly emailAnswer: typeof emailAnswer;
  readonly failure: typeof failure;
  readonly feedback: typeof feedback;
  readonly finish: typeof finish;
  readonly frame: typeof frame;
  readonly framed: typeof framed;
  readonly home: typeof home;
  readonly kinds: typeof kinds;
  readonly leaving: typeof leaving;
  readonly lists: typeof lists;
  readonly next: typeof next;
  readonly notifications: typeof notifications;
  readonly offline: typeof offline;
  readonly outbox: typeof outbox;
  readonly parts: typeof parts;
  readonly player: typeof player;
  readonly results: typeof results;
  readonly profile: typeof profile;
  readonly scorm: typeof scorm;
  readonly shell: typeof shell;
  readonly survey: typeof survey;
  readonly teamwork: typeof teamwork;
  readonly tutor: typeof tutor;
  readonly work: typeof work;
}

export type Namespace = keyof Namespaces;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** Keys of a namespace, plural forms counted as one. */
export type Key<N extends Namespace> = WithoutPlural<keyof Namespaces[N] & string>;
