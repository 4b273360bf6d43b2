import { importJWK, type CryptoKey, type JWK, type JWTHeaderParameters } from 'jose';
import type { LtiTool } from '../ltiTool.ts';
import { fetchKeys, type FetchKeysOptions } from './fetchKeys.ts';

/** Milliseconds after which keys are fetched again, so that a withdrawn key does not stay valid for ever. */
const FRESH = 3_600_000;
/** Milliseconds between two fetches for the same tool, however often a request names an unknown key. */
const PAUSE = 10_000;
/** Tools whose keys are remembered. */
const MOST = 500;

/** Algorithms that tools may sign with: those with a pair of keys. */
export const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'];

interface Kept {
  keys: readonly JWK[];
  /** When they were last asked for, with or without success. */
  askedAt: number;
  /** When they arrived. */
  cameAt: number;
  under?: Promise<void>;
}

/** Public keys of tools. */
export interface ToolKeys {
  /**
   * The key that a tool signed with.
   * @throws Error where the tool has no such key, or does not answer
   */
  readonly keyOf: (
    tool: Pick<LtiTool, 'id' | 'jwksUrl' | 'publicKeys'>,
    header: JWTHeaderParameters,
  ) => Promise<CryptoKey>;
}

/**
 * Public keys of tools, kept for an hour and fetched again where a tool signs with a new one (LTI-13).
 * @param now milliseconds that never go back
 */
export function createToolKeys(options: FetchKeysOptions, now: () => number = () => performance.now()): ToolKeys {
  const all = new Map<string, Kept>();

  async function refresh(address: string): Promise<void> {
    const kept = all.get(address) ?? { keys: [], askedAt: -Infinity, cameAt: -Infinity };
    all.delete(address);
    all.set(address, kept);
    const [oldest] = all.keys();
    if (all.size > MOST && oldest !== undefined) all.delete(oldest);
    // Requests in the meantime wait for the same answer.
    if (kept.under) return kept.under;
    if (now() - kept.askedAt < PAUSE) return;
    kept.askedAt = now();
    kept.under = fetchKeys(address, options)
      .then((keys) => {
        kept.keys = keys;
        kept.cameAt = now();
      })
      .finally(() => delete kept.under);
    await kept.under;
  }

  const fits = (header: JWTHeaderParameters) => (key: JWK) =>
    header.kid === undefined ? true : key.kid === header.kid;

  async function find(tool: Pick<LtiTool, 'jwksUrl' | 'publicKeys'>, header: JWTHeaderParameters) {
    if (tool.publicKeys?.length) return tool.publicKeys.filter(fits(header));
    if (!tool.jwksUrl) return [];
    const kept = all.get(tool.jwksUrl);
    const known = kept && now() - kept.cameAt < FRESH ? kept.keys.filter(fits(header)) : [];
    if (known.length > 0) return known;
    await refresh(tool.jwksUrl);
    return all.get(tool.jwksUrl)?.keys.filter(fits(header)) ?? [];
  }

  return {
    async keyOf(tool, header) {
      const found = await find(tool, header);
      // A token without a key id is accepted only from a tool with a single key.
      const [key] = found;
      if (!key || (found.length > 1 && header.kid === undefined)) throw new Error('This tool has no such key.');
      if (key.kty === 'oct') throw new Error('A key that both sides know is not taken.');
      const { use: _use, key_ops: _ops, alg: _alg, ...bare } = key;
      if (key.alg !== undefined && key.alg !== header.alg) throw new Error('This key is for another algorithm.');
      const imported = await importJWK(bare as JWK, header.alg);
      if (imported instanceof Uint8Array) throw new Error('A key that both sides know is not taken.');
      return imported;
    },
  };
}
