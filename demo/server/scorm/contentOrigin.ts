const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?\/?$/;

/**
 * Reads `CONTENT_ORIGIN`: the origin that serves packages, on another site than the portal (SCORM-6).
 * @returns its fault, in one sentence, as `problem`
 */
export function contentOrigin(
  env: Readonly<Record<string, string | undefined>>,
  {
    contentPort,
    origin,
    environment,
  }: { readonly contentPort: number; readonly origin: string; readonly environment: string },
): { readonly origin: string | null; readonly problem?: string } {
  // Production takes nothing over from the demonstration (SRV-46): packages play once their origin is set.
  if (environment === 'production' && !env['CONTENT_ORIGIN']) return { origin: null };
  const written = env['CONTENT_ORIGIN'] ?? `http://127.0.0.1:${contentPort}`;
  const wrong = (problem: string) => ({ origin: written, problem });
  if (!ORIGIN.test(written))
    return wrong('CONTENT_ORIGIN must be an address such as https://content.example, and nothing more.');
  const content = new URL(written);
  const portal = new URL(origin);
  if (content.hostname === portal.hostname)
    return wrong('CONTENT_ORIGIN must have another host than ORIGIN: what packages run may not reach the portal.');
  if (portal.hostname.endsWith(`.${content.hostname}`))
    return wrong('CONTENT_ORIGIN must not be above ORIGIN: cookies that packages set there would reach the portal.');
  if (
    environment === 'production' &&
    env['CONTENT_ORIGIN'] &&
    portal.protocol === 'https:' &&
    content.protocol !== 'https:'
  )
    return wrong('In production CONTENT_ORIGIN must begin with https://, as ORIGIN does.');
  return { origin: content.origin };
}
