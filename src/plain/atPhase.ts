/** Where a phase is kept, together with other facts that change within a phase. */
interface Phased<P> {
  readonly subscribe: (listener: (now: { readonly phase: P }, before: { readonly phase: P }) => void) => () => void;
}

/** Calls `run` each time this phase begins; another change within it is none. @returns ends it */
export const atPhase = <P>({ subscribe }: Phased<P>, wanted: P, run: () => void): (() => void) =>
  subscribe(({ phase }, before) => {
    if (phase === wanted && phase !== before.phase) run();
  });
