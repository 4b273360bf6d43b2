import type { Options } from '../../src/port/options.ts';
import type { RuntimePlace } from '../../src/runtime/runtimePlace.ts';

/** The page that is checked, and the configuration of its elements. */
export interface CheckedPage {
  readonly page: Window & typeof globalThis;
  readonly options: Options;
  /** Origin of the LMS with its path, without a slash at its end. */
  readonly apiBase: string;
  /** Folder of the embed build, whose files are open to every site. */
  readonly embedBase: string;
  /** Origin of the portal. */
  readonly portal: string;
  /** Runs `work` and returns the directives of the page's content policy that forbade it. */
  readonly underPolicy: <T>(
    work: () => Promise<T>,
  ) => Promise<{ readonly value: T | null; readonly forbidden: readonly string[] }>;
}

/** Describes a page for the checks. */
export function checkedPageOf(
  page: Window & typeof globalThis,
  options: Options,
  { apiBase, embedBase }: Pick<RuntimePlace, 'apiBase' | 'embedBase'>,
): CheckedPage {
  return {
    page,
    options,
    apiBase,
    embedBase,
    portal: new URL(apiBase).origin,
    underPolicy: async (work) => {
      const forbidden: string[] = [];
      const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => forbidden.push(effectiveDirective);
      page.document.addEventListener('securitypolicyviolation', note);
      try {
        const value = await work().catch(() => null);
        // The event is a separate task, after the failure that it explains.
        await new Promise((resolve) => page.setTimeout(resolve, 50));
        return { value, forbidden };
      } finally {
        page.document.removeEventListener('securitypolicyviolation', note);
      }
    },
  };
}
