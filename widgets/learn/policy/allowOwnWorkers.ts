/** As far as it is needed: TypeScript's own types do not know it yet. */
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

/** The worker that reads PDF files, in whichever build of this page, and the page's own service worker (OFF-1). */
const WORKER = /^\/learn\/((next-)?build\/chunks\/[\w.-]*pdf\.worker-[\w-]+|worker)\.js$/;

/**
 * The page demands Trusted Types of every place at which text becomes code (SRV-49). Workers begin by their addresses: the
 * default policy lets those through and no other, and no markup at all. Authors' texts have a policy of their own (`dompurify`).
 */
export function allowOwnWorkers({ trustedTypes, location }: View): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
      return url?.origin === location.origin && WORKER.test(url.pathname) && !url.search ? url.href : null;
    },
  });
}
