import type { Issuer } from './issuerOf.ts';

/** What an issuer tells of itself by did:web (CERT-16): its public key, and nothing that signs. */
export const didDocument = ({ did, key }: Issuer) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  'id': did,
  'verificationMethod': [{ id: key.id, type: 'Multikey', controller: did, publicKeyMultibase: key.publicKeyMultibase }],
  'assertionMethod': [key.id],
});
