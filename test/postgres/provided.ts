declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server to be used in place of the embedded database; absent where the embedded one is under test. */
    readonly postgres?: string;
    /** Paths of what an embedded database can begin from, so that it need not be made from nothing. */
    readonly archives?: { readonly tables: string; readonly academy: string };
    /**
     * When the academy was made that databases begin with, in milliseconds since 1970: its dates are counted from that
     * day, and a run may go on past midnight.
     */
    readonly seededAt: number;
  }
}

export {};
