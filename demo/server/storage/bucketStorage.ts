import { AwsClient } from 'aws4fetch';
import { StorageError, type Storage } from './storage.ts';

/** A bucket of an object storage of the S3 protocol. */
export interface Bucket {
  /** Address of the bucket, without a slash at its end: `https://s3.example/lectern`. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  readonly region: string;
}

const timeout = 20_000;
const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** Keeps files in a bucket. Keys and secret go into signatures alone, never over the line or into a log. */
export function bucketStorage({ url, key: accessKeyId, secret: secretAccessKey, region }: Bucket): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const ask = async (what: string, path: string, init: RequestInit, allowed: readonly number[] = []) => {
    let reply: Response;
    try {
      // The signature covers the bytes too, so that nobody on the way can change them.
      reply = await client.fetch(url + path, { ...init, signal: AbortSignal.timeout(timeout) });
    } catch (cause) {
      throw new StorageError(`${what}: the storage cannot be reached`, { cause });
    }
    if (!reply.ok && !allowed.includes(reply.status)) {
      const text = await reply.text().catch(() => '');
      const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
      throw new StorageError(`${what}: ${reply.status} ${code}`, {
        full: reply.status === 507 || /QuotaExceeded|StorageFull/.test(code),
      });
    }
    return reply;
  };

  const remove = async (key: string) => {
    await ask('a file could not be removed', `/${key}`, { method: 'DELETE' }, [404]);
  };

  const keysBelow = async (folder: string) => {
    const query = `?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`;
    const text = await (await ask('files could not be listed', query, {})).text();
    return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescaped(key));
  };

  return {
    async put(key, bytes) {
      const body = bytes as Uint8Array<ArrayBuffer>;
      const headers = { 'content-type': 'application/octet-stream' };
      await ask('a file could not be written', `/${key}`, { method: 'PUT', body, headers });
    },
    async get(key) {
      return new Uint8Array(await (await ask('a file could not be read', `/${key}`, {})).arrayBuffer());
    },
    remove,
    async removeAll(folder) {
      // A listing has at most a thousand keys; removed ones are not listed again.
      for (let keys = await keysBelow(folder); keys.length > 0; keys = await keysBelow(folder))
        for (const key of keys) await remove(key);
    },
  };
}
