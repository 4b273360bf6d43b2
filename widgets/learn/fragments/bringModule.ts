import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import { FragmentError } from './FragmentError.ts';
import { trustedAddress } from './trustedAddress.ts';

const coming = new Map<string, Promise<void>>();
let scripts = 0;

const keyOf = ({ url, integrity }: RemoteFragment) => `${url} ${integrity}`;

/**
 * Loads a module by a script element, whose digest the browser checks before it runs a line of it (FRAG-3). The address gets a new hash
 * each time: browsers do not check the digest of a module that they have loaded already, and some remember a failed one.
 */
function load({ url, integrity }: RemoteFragment): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = trustedAddress(`${url}#${++scripts}`);
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new FragmentError('code', `${url} did not come, or is another file than the digest says`));
    };
    document.head.append(script);
  });
}

/**
 * Loads a module, once for all places that name it with the same digest.
 * @throws FragmentError `code`; the next call tries again
 */
export function bringModule(fragment: RemoteFragment): Promise<void> {
  const key = keyOf(fragment);
  let one = coming.get(key);
  if (!one) {
    coming.set(key, (one = load(fragment)));
    one.catch(() => coming.delete(key));
  }
  return one;
}

/** Makes the next call load the module again, if it never ran. */
export const forgetModule = (fragment: RemoteFragment): void => void coming.delete(keyOf(fragment));
