import { plainOrigin } from '../../../src/web/plainOrigin.ts';
import { SetupError } from './setupError.ts';

/** An address for an error message, unless it may hold a password. */
export const shown = (address: string) =>
  address.includes('@') ? 'one with a user name or a password' : `"${address}"`;

/** @throws SetupError for anything but an origin (SRV-48): the rest of an address would be lost, or shown to everybody */
export function originOf(name: string, address: string): string {
  // Sandboxed pages and files, which could be anyone's, have the origin `null`.
  const origin = plainOrigin(address);
  if (origin === null || !/^https?:\/\/[^@/?#\\]+\/?$/i.test(address))
    throw new SetupError(
      `${name} must be an address such as https://lms.example, and nothing more, not ${shown(address)}.`,
    );
  return origin;
}

/** @throws SetupError for an address that a provider cannot have (OIDC), or that would send its secret unencrypted */
export function issuerOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const safe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
  if (!safe || /[@?#]/.test(address))
    throw new SetupError(
      `OIDC_ISSUER must be an address such as https://sign-in.example/realm, by https, not ${shown(address)}.`,
    );
  return address;
}

const BELOW = 'https://*.';

/** A host of the tenant's list: an origin, or all origins below a name of at least two parts (CHAN-2). */
export function hostOf(address: string): string {
  const name = address.startsWith(BELOW) ? address.slice(BELOW.length) : null;
  if (name === null) return originOf('HOST_ORIGINS', address);
  if (
    !/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*(:\d+)?$/.test(name) ||
    originOf('HOST_ORIGINS', `https://${name}`) !== `https://${name}`
  )
    throw new SetupError(
      `HOST_ORIGINS must be addresses such as https://lms.example, or https://*.school.example for all below it, not ${shown(address)}.`,
    );
  return address;
}

// It becomes part of the portal’s content policy (SRV-4), so that only an address that is exactly an origin is accepted.
export function storageOf(address: string): string {
  if (!address.startsWith('https://') || originOf('STORAGE_HOST', address) !== address)
    throw new SetupError(`STORAGE_HOST must be an origin such as https://files.example, not ${shown(address)}.`);
  return address;
}

/** @throws SetupError for an unknown zone */
export function zoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new SetupError(`TIME_ZONE must be the name of a time zone such as Europe/Oslo, not "${name}".`);
  }
}

// Addresses hold passwords, so that error messages do not repeat them.
export function databaseUrlOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new SetupError(
      'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/lectern. ' +
        'Special characters of a password are written as %40 and the like.',
    );
  return url;
}
