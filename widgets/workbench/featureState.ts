import type { KeptCourse } from '../../src/storage/kept/keptCourses.ts';

/** One answer of a scripted server. */
export interface ScriptedReply {
  /** 200 by default. */
  readonly status?: number;
  /** JSON, or a function that gets the requested address and the sent data, and may take its time. */
  readonly body?: unknown;
  readonly answer?: (url: URL, sent?: unknown) => unknown;
  /** Events of a stream, in place of JSON; `cut` breaks the stream off after them, `open` keeps it open without more events. */
  readonly events?: readonly (readonly [name: string, data: unknown])[];
  readonly ends?: 'cut' | 'open';
  /** A file, in place of JSON. */
  readonly bytes?: () => Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** `never` does not answer at all, `lost` breaks the connection. */
  readonly fault?: 'never' | 'lost';
}

/**
 * A state of an element, as data: the replies of the server. The workbench, accessibility tests and pictures drive the real element into it
 * through the real runtime; only `fetch` is answered from this data.
 */
export interface FeatureState {
  /** Unique within the feature; part of an address. */
  readonly name: string;
  readonly title: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** `METHOD path`, with `*` for one segment, and its replies in turn; the last one is repeated. */
  readonly replies: Readonly<Record<string, readonly ScriptedReply[]>>;
  /** The connection is lost from the start, or once the first view is shown. */
  readonly offline?: 'start' | 'later';
  /** Items that earlier pages have stored in this browser, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The page has a worker that keeps courses: the kept courses, the free bytes, and the outcome of keeping the next one. */
  readonly keeps?: {
    readonly courses: readonly KeptCourse[];
    readonly free?: number;
    /** `never`: keeping it never ends; `full`: there is no room for it. */
    readonly fault?: 'never' | 'full';
  };
  /** The server's time, ISO. */
  readonly now: string;
  /** Selector of an element inside the element that exists once the state is reached. */
  readonly settled: string;
  /** Selectors of elements that are clicked in turn to reach the state; with a text, the field into which it is written. */
  readonly clicks?: readonly (string | readonly [field: string, text: string])[];
}
