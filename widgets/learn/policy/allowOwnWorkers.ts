/** The part that is needed here: TypeScript's own types do not include it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => unknown;
}

interface View {
  readonly trustedTypes?: TrustedTypes;
  readonly location: Pick<Location, 'href' | 'origin'>;
}

/** The worker that reads PDF files, in any build of this page, and the page's own service worker (OFF-1). */
const WORKER = /^\/learn\/((next-)?build\/chunks\/[\w.-]*pdf\.worker-[\w-]+|worker)\.js$/;

/**
 * The page requires Trusted Types wherever text becomes code (SRV-49). Workers are started by their addresses: the default policy accepts
 * these addresses, no others, and no markup. Authors' texts have their own policy (`dompurify`).
 */
export function allowOwnWorkers({ trustedTypes, location }: View): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
      return url?.origin === location.origin && WORKER.test(url.pathname) && !url.search ? url.href : null;
    },
  });
}
