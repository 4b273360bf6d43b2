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
import { readCall, type CallInput } from './wire/call.ts';
import { decode } from './wire/decode.ts';
import { anything, text } from './wire/fields.ts';
import { object } from './wire/object.ts';

const on = (byDefault: boolean) => fallback(nullish(boolean(), byDefault), byDefault);
const strings = fallback(nullish(array(string()), []), []);

/** A group of settings: where it is absent or wrong, each of them has its default. */
const group = <E extends ObjectEntries>(entries: E) =>
  optional(
    pipe(
      unknown(),
      // What is no object becomes one without settings.
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
    /** Languages offered; empty offers all that are built. */
    locales: strings,
    /** Languages that the tenant adds: the address of the folder of each one's files, by tag (LOC-12). */
    addedLocales: anything,
    /** Names of Lectern's own calls that this LMS answers. */
    extensions: strings,
    /** `visible` is read where it is shown (FEED-1). */
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
    /** Seconds over which what falls due for everybody at one instant is asked for again (CONST-29). */
    refetchSeconds: fallback(nullish(number(), 60), 60),
    /** The platform's flag for the dashboard home at `/courses` (ROUTE-39). */
    dashboardHome: on(false),
    /** Read where they are shown (DASH-9), so that no list of courses carries their reader. */
    banners: anything,
    /** Modules that fill places of the portal's page (NAV-13); read where they are shown too (FRAG-1). */
    fragments: anything,
    /** The knowledge model of a tutor that has no course's (TUTOR-1). */
    defaultKnowledgeModelId: text,
    /** `v2` shows the second variant of the course overview. */
    overviewVariant: text,
    /** Minutes after which an analytics session is a new one. */
    analyticsSessionMinutes: fallback(nullish(number(), 30), 30),
    /** Address of the authoring library; error pages lead there for those who are not learners only. */
    contentLibraryUrl: text,
    /** Where `/learn` begins a proctoring session; elsewhere the host's own page does (PROCT-8). */
    proctoringUrl: text,
    privacyPolicyUrl: text,
    /** Host of the object storage, with its port where it has one of its own: PDF files may lie there (MEDIA-2). */
    storageHost: text,
    /** How long what is kept may be read without a connection (OFF-1); read where something is kept. */
    offline: anything,
    /** Address of the administrators' pages; `/admin` where absent. */
    adminPanelUrl: text,
  }),
  transform(({ ui, ...rest }) => ({ ...rest, ...ui.learner })),
);

/** The tenant's settings. Everything has a default: a file that cannot be read leaves a working product. */
export type Configuration = ReturnType<typeof readConfiguration>;

/** Reads a configuration, keeping defaults for what is absent or wrong. */
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
