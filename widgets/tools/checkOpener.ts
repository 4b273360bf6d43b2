import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';

/** Whether the page's own headers allow a small window for signing in, and frames of the portal, to work. */
export async function checkOpener({ page }: CheckedPage): Promise<readonly Finding[]> {
  const reply = await page.fetch(page.location.href, { method: 'HEAD', credentials: 'same-origin' }).catch(() => null);
  if (!reply)
    return [
      {
        check: 'opener',
        state: 'unsure',
        says: 'The headers of this page could not be read; look at its Cross-Origin-Opener-Policy.',
      },
    ];
  const opener = reply.headers.get('cross-origin-opener-policy')?.split(';')[0]?.trim() ?? 'unsafe-none';
  const embedder = reply.headers.get('cross-origin-embedder-policy')?.split(';')[0]?.trim() ?? 'unsafe-none';
  const cut = opener === 'same-origin' || opener === 'noopener-allow-popups';
  return [
    cut
      ? {
          check: 'opener',
          state: 'wrong',
          says:
            `The opener policy "${opener}" cuts off the small window in which learners of a frame sign in again; ` +
            'they have to type a code.',
          mend: 'Cross-Origin-Opener-Policy: same-origin-allow-popups',
        }
      : {
          check: 'opener',
          state: 'ok',
          says: 'The opener policy leaves the small window for signing in its way back.',
        },
    ...(embedder === 'unsafe-none'
      ? []
      : [
          {
            check: 'embedder',
            state: 'wrong',
            says: `The embedder policy "${embedder}" keeps frames of the portal away.`,
            mend: 'Cross-Origin-Embedder-Policy: unsafe-none',
          } as const,
        ]),
  ];
}
