import { verifyCredential } from '@digitalcredentials/verifier-core';
import { vi } from 'vitest';

const registry = { name: 'Academies', type: 'dcc-legacy', url: 'https://registry.example/registry.json' };
const schema = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** The result for a badge that is genuine, valid, and comes from a listed issuer. */
export const verified = {
  valid_signature: true,
  revocation_status: true,
  expiration: true,
  registered_issuer: true,
} as const;

/**
 * A third-party verifier, which knows nothing about this server (CERT-14). The outside world consists of a list of issuers and a schema;
 * the server itself answers all other requests, by http, although did:web allows only https.
 */
export function outsideVerifier(origin: string, did: string) {
  const outside: Readonly<Record<string, object>> = {
    [registry.url]: { registry: { [did]: { name: 'The academy', url: origin, location: 'Here' } } },
    [schema]: {
      type: 'object',
      required: ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'],
    },
  };
  const { fetch } = globalThis;
  /** Replacements for the texts at addresses of the server. */
  const changed = new Map<string, (text: string) => string>();
  const asked: string[] = [];

  async function answer(input: Request | string): Promise<Response> {
    const address = typeof input === 'string' ? input : input.url;
    asked.push(address);
    const own = address.replace(/^https:/, 'http:');
    if (own.startsWith(`${origin}/`)) {
      const reply = await fetch(own, typeof input === 'string' ? {} : { headers: input.headers });
      const text = await reply.text();
      return new Response(changed.get(own)?.(text) ?? text, { status: reply.status, headers: reply.headers });
    }
    const found = outside[address];
    return found ? Response.json(found) : new Response('There is nothing.', { status: 404 });
  }

  return {
    changed,
    asked,
    /** Addresses of the outside world that are requested. */
    outside: Object.keys(outside),
    /** Its result for each step; if it cannot finish one, the names of its errors. */
    async verdictOn(credential: unknown): Promise<Readonly<Record<string, unknown>>> {
      vi.stubGlobal('fetch', answer);
      const { log = [], errors = [] } = await verifyCredential({ credential, knownDIDRegistries: [registry] });
      vi.unstubAllGlobals();
      if (errors.length > 0) return { errors: errors.map(({ name }) => name) };
      return Object.fromEntries(log.map(({ id, valid, error }) => [id, error?.name ?? valid]));
    },
  };
}
