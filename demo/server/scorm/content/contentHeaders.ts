import type { Config } from '../../config.ts';

type Around = Pick<Config, 'origin' | 'hostOrigins'>;

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values}`.trim())
    .join('; ');

/** Every window around a package: the portal, and the hosts that may frame it. */
const ancestors = ({ origin, hostOrigins }: Around) => ["'self'", origin, ...hostOrigins].join(' ');

/** The rights of a package in its window; without `allow-popups` it opens no windows (SCORM-7). */
const sandbox = (opensWindows: boolean) =>
  `allow-scripts allow-same-origin allow-forms allow-modals allow-downloads${opensWindows ? ' allow-popups' : ''}`;

/** Policy of the launch page, which is the server's own: nothing inline, nothing from other origins. */
export const launchPolicy = (config: Around, opensWindows: boolean): string =>
  policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': ancestors(config),
    'sandbox': sandbox(opensWindows),
  });

/**
 * Policy of a package's files (SCORM-7). Packages are full of inline scripts and of text that becomes code, and may use both. They reach
 * nothing but their own origin, the portal alone frames them, and they cannot lead other windows away.
 */
export const packagePolicy = (config: Around, opensWindows: boolean): string =>
  policy({
    'default-src': "'self' data: blob:",
    'script-src': "'self' 'unsafe-inline' 'unsafe-eval' blob:",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' data: blob:",
    'worker-src': "'self' blob:",
    'object-src': "'self'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': ancestors(config),
    'sandbox': sandbox(opensWindows),
  });

/** Headers of every reply of the content's origin. The referrer, which would hold a token, goes to no other origin. */
export const contentHeaders = ({ origin }: Pick<Config, 'origin'>): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=()',
  ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});
