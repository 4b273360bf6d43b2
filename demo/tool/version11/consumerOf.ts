import { createHash, createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';

/** A platform of LTI 1.1 ("tool consumer"), for the tool. */
export interface Consumer {
  readonly key: string;
  readonly secret: string;
}

/** Signs and checks by OAuth 1.0a with HMAC-SHA1, as LTI 1.1 requires it. */
export const consumerOf = ({ key, secret }: Consumer): OAuth =>
  new OAuth({
    consumer: { key, secret },
    signature_method: 'HMAC-SHA1',
    hash_function: (base, by) => createHmac('sha1', by).update(base).digest('base64'),
    body_hash_function: (body) => createHash('sha1').update(body).digest('base64'),
  });
