import type { KeyPair } from '@digitalbazaar/ed25519-multikey';

/** A key as the database keeps it. */
export type KeptKey = Pick<KeyPair, 'publicKeyMultibase' | 'secretKeyMultibase'>;

/** A new Ed25519 key. */
export async function createKey(): Promise<KeptKey> {
  const { generate } = await import('@digitalbazaar/ed25519-multikey');
  const made = await (await generate({})).export({ publicKey: true, secretKey: true });
  return { publicKeyMultibase: made.publicKeyMultibase, secretKeyMultibase: made.secretKeyMultibase };
}

/** Reads the stored key of an issuer. The id contains the public key, so that another key has another id. */
export async function readKey(did: string, kept: KeptKey): Promise<KeyPair> {
  const { from } = await import('@digitalbazaar/ed25519-multikey');
  return from({ ...kept, type: 'Multikey', id: `${did}#${kept.publicKeyMultibase}`, controller: did });
}
