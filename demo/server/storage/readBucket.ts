import type { Bucket } from './bucketStorage.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The bucket that the environment names; null where it names none.
 * @returns a sentence where it cannot be used; it repeats neither key nor secret
 */
export function readBucket(env: Env): Bucket | string | null {
  const { FILES_URL: url, FILES_KEY: key, FILES_SECRET: secret, FILES_REGION: region = 'us-east-1' } = env;
  if (!url) return null;
  const read = URL.canParse(url) ? new URL(url) : null;
  const safe =
    read?.protocol === 'https:' ||
    (read?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(read.hostname));
  if (!safe || /[@?#]/.test(url))
    return 'FILES_URL must be the address of a bucket such as https://s3.example/lectern, by https and without a name or password.';
  if (!key || !secret) return 'FILES_URL needs FILES_KEY and FILES_SECRET.';
  if (!/^[\w-]{1,60}$/.test(region)) return 'FILES_REGION must be the name of a region such as eu-north-1.';
  return { url: url.replace(/\/+$/, ''), key, secret, region };
}
