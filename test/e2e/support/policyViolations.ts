import type { Page } from 'playwright-core';

/**
 * The violations of a page's content policy from now on, in all documents that the page opens: reported by the documents themselves, and by
 * the browser's console.
 */
export async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}
