import type { Issuer } from './issuerOf.ts';

/** The DID document that an issuer publishes by did:web (CERT-16): it holds the public key, and no secret key. */
export const didDocument = ({ did, key }: Issuer) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  'id': did,
  'verificationMethod': [{ id: key.id, type: 'Multikey', controller: did, publicKeyMultibase: key.publicKeyMultibase }],
  'assertionMethod': [key.id],
});
