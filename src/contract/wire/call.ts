import type { LoadOptions } from './loadOptions.ts';

/** The base paths of calls below the origin of the tenant's LMS (CALL-3). A host can move each of them (`bases` of its options). */
export const bases = {
  root: '/',
  platform: '/api/platform/v1/',
  lms: '/api/lms/v1/',
  lmsStorage: '/api/lms-storage/v1/',
  stem: '/api/stem/v1/',
  scorm: '/api/scorm/v1/',
  category: '/api/category/v1/',
  ltiGrading: '/api/lti/v1/grading/',
  assessment: '/api/assessment/v1/',
  knowledgeModels: '/api/lms-km/',
  banner: '/api/banner/',
  /** Calls of Lectern's own, announced by the tenant's configuration as `extensions`. */
  lectern: '/api/lectern/v1/',
} as const;

/** The input of a call: values of the path template, load options, and the body of a command. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: LoadOptions | Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One HTTP call as data. The client sends it and the reference LMS registers its route from the same object. */
export interface Call<I extends CallInput = CallInput, O = unknown> {
  /** Unique; named in errors, as `resource.verb`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'HEAD';
  readonly base: keyof typeof bases;
  /** Path below the base with `{params}`. */
  readonly path: string;
  /** Value of the Prefer header: `respond-sync` asks for the result in the reply itself. */
  readonly prefer: 'respond-sync' | 'respond-async';
  /**
   * The effect of a repetition. `client-id`: the body's `id`, made by the client, names the command, and the server answers a repetition as
   * it did the first time. `natural`: a repetition changes nothing. `none`: a repetition acts again.
   */
  readonly idempotency: 'client-id' | 'natural' | 'none';
  /** Without a connection: `queue` is sent by itself later, `confirm` waits until the learner confirms it, `refuse` fails at once. */
  readonly offline: 'queue' | 'confirm' | 'refuse';
  /** `public` calls carry no user and never lead to sign-in. */
  readonly audience: 'user' | 'public';
  /**
   * `bytes`: a file, at the absolute address `params.link`; `read` gets its bytes as a `Uint8Array`. `events`: a stream of events, each
   * passed to `heard` of the options; `read` gets nothing. `whole`: the reply itself, with its headers, at the address `params.link`;
   * `read` gets the `Response`. JSON where absent.
   */
  readonly reply?: 'bytes' | 'events' | 'whole';
  /** Its reply may be megabytes. */
  readonly large?: true;
  /**
   * Reads a reply tolerantly: fields that screens need are checked, the rest is ignored. A HEAD call gets the reply's `Headers`.
   * @throws LecternError `bad_reply`, naming call and field.
   */
  readonly read: (body: unknown) => O;
  /** Carries the input's type; has no value. */
  readonly _input?: I;
}

type Traits = 'prefer' | 'idempotency' | 'offline' | 'audience';
type Given<I extends CallInput, O> = Omit<Call<I, O>, Traits | 'method'> & Partial<Pick<Call<I, O>, Traits>>;

/** Makes a call that reads. It may be repeated freely. */
export function readCall<I extends CallInput, O>(
  given: Given<I, O> & { readonly method?: 'GET' | 'HEAD' },
): Call<I, O> {
  return {
    method: 'GET',
    prefer: 'respond-async',
    idempotency: 'natural',
    offline: 'refuse',
    audience: 'user',
    ...given,
  };
}

/** Makes a call that changes something; its idempotency and its offline policy are required. */
export function command<I extends CallInput, O>(
  given: Given<I, O> & Pick<Call<I, O>, 'idempotency' | 'offline'> & { readonly method?: 'POST' | 'PUT' },
): Call<I, O> {
  return { method: 'POST', prefer: 'respond-async', audience: 'user', ...given };
}
