import type { KeyPair } from '@digitalbazaar/ed25519-multikey';

/** A key as the database keeps it. */
export type KeptKey = Pick<KeyPair, 'publicKeyMultibase' | 'secretKeyMultibase'>;

/** A new key by Ed25519. */
export async function createKey(): Promise<KeptKey> {
  const { generate } = await import('@digitalbazaar/ed25519-multikey');
  const made = await (await generate({})).export({ publicKey: true, secretKey: true });
  return { publicKeyMultibase: made.publicKeyMultibase, secretKeyMultibase: made.secretKeyMultibase };
}

/** A kept key of an issuer. Its name holds its public part, so that another key has another name. */
export async function readKey(did: string, kept: KeptKey): Promise<KeyPair> {
  const { from } = await import('@digitalbazaar/ed25519-multikey');
  return from({ ...kept, type: 'Multikey', id: `${did}#${kept.publicKeyMultibase}`, controller: did });
}
