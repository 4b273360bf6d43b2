import { webcrypto } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { LTISession, LTIStorage, LTITool } from '@lti-tool/core';
import type { JWK } from 'jose';
import { temporaryFolder } from '../../support/portalServer.ts';

/** The library as it is made usable: its files name each other without an ending, which Node does not take. */
async function bundled() {
  const outfile = join(temporaryFolder(), 'core.mjs');
  await build({
    entryPoints: ['@lti-tool/core'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return (await import(pathToFileURL(outfile).href)) as { readonly LTITool: typeof LTITool };
}

/**
 * A tool made with `@lti-tool/core`, which nobody here wrote. It has no server: tests hand it what a browser would.
 * @param given null for one that registers by itself
 * @param at where it says that it is
 */
export async function judgeCore(
  portal: { readonly origin: string },
  given: { readonly id: string; readonly deploymentId: string } | null,
  at = 'https://core.example',
) {
  const { LTITool: Tool } = await bundled();
  const nonces = new Set<string>();
  const sessions = new Map<string, LTISession>();
  let known = given;
  const registrations = new Map<string, unknown>();
  const storage = {
    setRegistrationSession: async (id: string, session: unknown) => void registrations.set(id, session),
    getRegistrationSession: async (id: string) => registrations.get(id),
    deleteRegistrationSession: async (id: string) => void registrations.delete(id),
    addClient: async ({ clientId }: { readonly clientId: string }) => {
      known = { id: clientId, deploymentId: '' };
      return clientId;
    },
    addDeployment: async (id: string, { deploymentId }: { readonly deploymentId: string }) => {
      known = { id, deploymentId };
    },
    storeNonce: async (nonce: string) => void nonces.add(nonce),
    validateNonce: async (nonce: string) => nonces.delete(nonce),
    addSession: async (session: LTISession) => {
      sessions.set(session.id, session);
      return session.id;
    },
    getSession: async (id: string) => sessions.get(id),
    getLaunchConfig: async (iss: string, clientId: string, deploymentId: string) =>
      iss === portal.origin && clientId === known?.id && deploymentId === known.deploymentId
        ? {
            iss,
            clientId,
            deploymentId,
            authUrl: `${portal.origin}/lti/authorize`,
            tokenUrl: `${portal.origin}/lti/token`,
            jwksUrl: `${portal.origin}/lti/jwks`,
          }
        : undefined,
  };
  const keyPair = (await webcrypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )) as unknown as CryptoKeyPair;
  const tool = new Tool({
    stateSecret: new TextEncoder().encode('a secret of this test, long enough for it'),
    keyPair,
    storage: storage as unknown as LTIStorage,
    dynamicRegistration: { url: at, name: 'Core' },
  });
  const { keys } = await tool.getJWKS();
  return {
    tool,
    publicKeys: keys as unknown as JWK[],
    /** Where the browser is sent after a sign-in was begun. */
    login: (login: URL, launchUrl: string) => {
      const of = (name: string) => login.searchParams.get(name) ?? '';
      return tool.handleLogin({
        client_id: of('client_id'),
        iss: of('iss'),
        launchUrl,
        login_hint: of('login_hint'),
        target_link_uri: of('target_link_uri'),
        lti_deployment_id: of('lti_deployment_id'),
        lti_message_hint: of('lti_message_hint'),
      });
    },
  };
}
