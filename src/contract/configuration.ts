import {
  array,
  boolean,
  fallback,
  nullish,
  number,
  optional,
  pipe,
  string,
  transform,
  unknown,
  type ObjectEntries,
} from 'valibot';
import type { LecternError } from '../errors.ts';
import { readCall, type CallInput } from './wire/call.ts';
import { decode } from './wire/decode.ts';
import { anything, text } from './wire/fields.ts';
import { object } from './wire/object.ts';

const on = (byDefault: boolean) => fallback(nullish(boolean(), byDefault), byDefault);
const strings = fallback(nullish(array(string()), []), []);

/** A group of settings. Where the group is absent or wrong, each of its settings has its default. */
const group = <E extends ObjectEntries>(entries: E) =>
  optional(
    pipe(
      unknown(),
      // Any value but an object becomes an object without settings.
      transform((given) => Object(given) as object),
      object(entries),
    ),
    {},
  );

const configuration = pipe(
  object({
    /** `production` and `test` send analytics, others do not. */
    environment: fallback(nullish(string(), ''), ''),
    brand: fallback(nullish(string(), ''), ''),
    /** The languages to offer; an empty list offers all languages of the build. */
    locales: strings,
    /** Languages that the tenant adds: the address of each language's folder of files, by tag (LOC-12). */
    addedLocales: anything,
    /** Names of Lectern's own calls that this LMS answers. */
    extensions: strings,
    /** `visible` is read by the code of the feedback (FEED-1). */
    learner: group({ dashboard: on(false), visible: anything }),
    ui: group({
      learner: group({
        navigation: group({
          catalog: on(true),
          rooms: on(false),
          researchProjects: on(false),
          knowledgeModels: on(false),
        }),
        sidebar: on(true),
      }),
    }),
    /** Parts may be opened for the first time when the course is finished (LOCK-7). */
    newContentAfterCompletion: on(false),
    /** Seconds over which requests are spread that become due for everybody at the same instant (CONST-29). */
    refetchSeconds: fallback(nullish(number(), 60), 60),
    /** The platform's flag for the dashboard home at `/courses` (ROUTE-39). */
    dashboardHome: on(false),
    /** The code that shows banners reads them (DASH-9), so that lists of courses do not load the code that reads them. */
    banners: anything,
    /** Modules that fill places of the portal's page (NAV-13). The code that shows them reads them too (FRAG-1). */
    fragments: anything,
    /** The tutor's knowledge model where it has none of a course (TUTOR-1). */
    defaultKnowledgeModelId: text,
    /** `v2` shows the second variant of the course overview. */
    overviewVariant: text,
    /** Minutes without an event after which a new analytics session begins. */
    analyticsSessionMinutes: fallback(nullish(number(), 30), 30),
    /** Address of the authoring library; error pages lead there, except for people who are learners only. */
    contentLibraryUrl: text,
    /** The address at which `/learn` begins a proctoring session; elsewhere the host's own page begins it (PROCT-8). */
    proctoringUrl: text,
    privacyPolicyUrl: text,
    /** Host of the object storage, with its port unless that is the default one. PDF files may be there (MEDIA-2). */
    storageHost: text,
    /** How long kept replies may be read without a connection (OFF-1). `offlineSettings` reads it. */
    offline: anything,
    /** Address of the administrators' pages; `/admin` where absent. */
    adminPanelUrl: text,
  }),
  transform(({ ui, ...rest }) => ({ ...rest, ...ui.learner })),
);

/** The tenant's settings. Each has a default, so that the product works even where the file cannot be read. */
export type Configuration = ReturnType<typeof readConfiguration> & {
  /**
   * Why these are the defaults, if the file may be read later. An LMS without the file announces nothing.
   * `isOld`: whoever needs the settings now reads them again.
   */
  readonly failure?: { readonly error: LecternError; readonly isOld: boolean };
};

/** Reads a configuration; absent and wrong values get their defaults. */
export function readConfiguration(body: unknown) {
  return decode('configuration.get', configuration, body);
}

/** The tenant's configuration file. A failure is only logged. */
export const configurationFile = readCall({
  name: 'configuration.get',
  base: 'root',
  path: 'config-ui/config.json',
  audience: 'public',
  read: readConfiguration,
  _input: {} as CallInput,
});
