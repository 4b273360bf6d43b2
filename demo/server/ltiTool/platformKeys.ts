import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { LaunchRefused } from './LaunchRefused.ts';

/** How long the server waits for a platform, and how soon it asks again after an unknown key (CONST-47), in milliseconds. */
const keyTimes = { wait: 5000, again: 5000 } as const;

const kept = 500;

/** The keys of platforms: kept for ten minutes, and fetched again where a platform signs with a new one (TOOL-2). */
export function createPlatformKeys({ wait, again }: { readonly wait: number; readonly again: number } = keyTimes) {
  const sets = new Map<string, JWTVerifyGetKey>();
  const setOf = (address: string) => {
    const found = sets.get(address);
    if (found) return found;
    const made = createRemoteJWKSet(new URL(address), {
      timeoutDuration: wait,
      cooldownDuration: again,
      // The request goes to the address that an administrator named, and nowhere else.
      [customFetch]: (url, options) => fetch(url, { ...options, redirect: 'error' }),
    });
    if (sets.size >= kept) sets.clear();
    sets.set(address, made);
    return made;
  };

  return (address: string): JWTVerifyGetKey =>
    async (header, token) => {
      try {
        return await setOf(address)(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
        throw new LaunchRefused('keys', `The keys of the platform cannot be had: ${(error as Error).name}`);
      }
    };
}

/** Made by {@link createPlatformKeys}. */
export type PlatformKeys = ReturnType<typeof createPlatformKeys>;
