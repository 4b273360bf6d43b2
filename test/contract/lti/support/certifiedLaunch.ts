import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { BenchTool, toolBench } from '../../support/toolBench.ts';

/** A launch as the tool got it: the token as it came, its header, and what its published key says of it. */
export interface CertifiedLaunch {
  readonly idToken: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: JWTPayload;
  /** Ids of the keys that the platform publishes. */
  readonly published: readonly string[];
}

/** Launches a tool, and checks the token by the key that its header names, out of those that are published at the time. */
export async function certifiedLaunch(
  bench: ReturnType<typeof toolBench>,
  tool: BenchTool,
  { address, origin }: { readonly address: string; readonly origin: string },
): Promise<CertifiedLaunch> {
  const login = await bench.begin(address);
  const { form } = await bench.answer(bench.request(tool, login));
  const idToken = form.fields['id_token'] ?? '';
  const keys = (await (await fetch(`${origin}/lti/jwks`)).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys));
  return {
    idToken,
    header: { ...decodeProtectedHeader(idToken) },
    payload,
    published: keys.keys.map(({ kid }) => kid ?? ''),
  };
}

/** All texts in a value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)]);
}

/** A claim of a launch that holds others. */
export const claimOf = ({ payload }: CertifiedLaunch, name: string) =>
  payload[name] as Readonly<Record<string, unknown>>;
