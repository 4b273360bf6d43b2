import type { KeptCourse } from '../storage/kept/keptCourses.ts';

/** One answer of a scripted server. */
export interface ScriptedReply {
  /** 200 where absent. */
  readonly status?: number;
  /** JSON; a function is given the address that was asked for and what was sent, and may take its time. */
  readonly body?: unknown;
  readonly answer?: (url: URL, sent?: unknown) => unknown;
  /** Events of a stream, in place of JSON; `cut` breaks it off after them, `open` sends nothing more. */
  readonly events?: readonly (readonly [name: string, data: unknown])[];
  readonly ends?: 'cut' | 'open';
  /** A file, in place of JSON. */
  readonly bytes?: () => Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** `never` does not answer at all, `lost` breaks the connection. */
  readonly fault?: 'never' | 'lost';
}

/**
 * A state in which an element can be, as data: what the server says to it. The workbench, accessibility tests and
 * pictures drive the real element into it, through the real runtime, with nothing but `fetch` answered from here.
 */
export interface FeatureState {
  /** Unique within the feature; part of an address. */
  readonly name: string;
  readonly title: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** `METHOD path` with `*` for one segment, to answers in turn; the last one stays. */
  readonly replies: Readonly<Record<string, readonly ScriptedReply[]>>;
  /** The connection is gone from the start, or once the first view stands. */
  readonly offline?: 'start' | 'later';
  /** What earlier pages have stored in this browser, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The page has a worker that keeps courses: those that are kept, the bytes that are left, and what becomes of the next one. */
  readonly keeps?: {
    readonly courses: readonly KeptCourse[];
    readonly free?: number;
    /** `never`: it stands still while it is kept; `full`: there is no room for it. */
    readonly fault?: 'never' | 'full';
  };
  /** The server's time, ISO. */
  readonly now: string;
  /** Selector, inside the element, of what is there once the state is reached. */
  readonly settled: string;
  /** Selectors that are clicked in turn to get there; with a text beside it, a field that it is written into. */
  readonly clicks?: readonly (string | readonly [field: string, text: string])[];
}
