import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { policyFinding } from './policyFinding.ts';

interface ViolationBody {
  readonly effectiveDirective?: string;
  readonly blockedURL?: string | null;
}

const patience = 300;

/**
 * Finds the requests of the elements that the page's content policy has forbidden since the page loaded; one finding for each missing line.
 */
export async function checkPolicy({ page, portal }: CheckedPage): Promise<readonly Finding[]> {
  const check = 'policy';
  const { ReportingObserver: Observer } = page;
  if (!Observer)
    return [
      { check, state: 'unsure', says: 'This browser does not tell what the content policy forbade; its console does.' },
    ];
  const reports = await new Promise<readonly Report[]>((resolve) => {
    const observer = new Observer((heard) => resolve(heard), { types: ['csp-violation'], buffered: true });
    observer.observe();
    page.setTimeout(() => (observer.disconnect(), resolve([])), patience);
  });
  const lines = new Set<string>();
  for (const { body } of reports) {
    const { effectiveDirective: directive, blockedURL: blocked } = (body ?? {}) as ViolationBody;
    if (!directive || !blocked) continue;
    if (blocked.startsWith(`${portal}/`)) lines.add(`${directive.replace(/-elem$/, '')} ${portal}`);
    // A worker that the page itself creates: the one that reads PDF files.
    else if (blocked === 'blob' && directive === 'worker-src') lines.add('worker-src blob:');
    else if (directive === 'trusted-types') lines.add('trusted-types dompurify');
  }
  if (lines.size === 0)
    return [{ check, state: 'ok', says: 'The content policy has forbidden nothing that is of the portal.' }];
  return [...lines].map((line) =>
    policyFinding(check, `The content policy of this page has forbidden something of the portal: ${line}.`, line),
  );
}
