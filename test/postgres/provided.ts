declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server to be used in place of the embedded database; absent where the embedded one is under test. */
    readonly postgres?: string;
  }
}

export {};
