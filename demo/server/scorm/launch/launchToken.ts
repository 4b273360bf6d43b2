import { createHash, randomBytes } from 'node:crypto';

/** A secret that names a launch: it opens the package until the launch ends (SCORM-9). */
export const newLaunchToken = (): string => randomBytes(32).toString('base64url');

/** The id under which a launch is stored; null for a text that is no token. */
export const launchIdOf = (token: string): string | null =>
  /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest('base64url') : null;
