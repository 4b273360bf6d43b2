/** The API that a package finds. */
export type Launched = Readonly<Record<string, ((...args: readonly string[]) => unknown) | undefined>>;

/** A call: its name in SCORM 2004, what it is given, its answer, and the error after it where that is said. */
export type Step = readonly [name: string, args: readonly string[], answer: string | RegExp, error?: string];

/** Calls over one launch after the other of the same part. */
export interface Calls {
  readonly name: string;
  readonly launches: readonly {
    readonly steps: readonly Step[];
    /** The page goes away, and the package ends as it goes. */
    readonly leaves?: boolean;
  }[];
}

export const begin: Step = ['Initialize', [''], 'true', '0'];
export const end: Step = ['Terminate', [''], 'true', '0'];
export const get = (name: string, answer: string | RegExp, error = '0'): Step => ['GetValue', [name], answer, error];
export const set = (name: string, value: string): Step => ['SetValue', [name, value], 'true', '0'];
/** Set in vain. */
export const no = (name: string, value: string, error: string): Step => ['SetValue', [name, value], 'false', error];
/** Set, and read as it was set. */
export const both = (name: string, value: string): readonly Step[] => [set(name, value), get(name, value)];
