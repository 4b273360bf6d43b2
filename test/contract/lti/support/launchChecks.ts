import { expect } from 'vitest';
import { claim } from '../../../../demo/server/lti/claims.ts';
import { textsIn, type CertifiedLaunch } from './certifiedLaunch.ts';
import type { BenchTool } from '../../support/toolBench.ts';

const ofEach = [
  'iss',
  'aud',
  'sub',
  'exp',
  'iat',
  'nonce',
  claim.messageType,
  claim.version,
  claim.deploymentId,
  claim.targetLinkUri,
  claim.roles,
] as const;

/** What certification asks of every message of a platform, whoever is launched. */
export function launchChecks(origin: string, tool: () => BenchTool) {
  const isKind = (launch: CertifiedLaunch, kind: string) => {
    expect(launch.idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(launch.payload[claim.messageType]).toBe(kind);
  };
  const inTime = ({ payload: { iat = Infinity, exp = 0 } }: CertifiedLaunch) => {
    const now = Date.now() / 1000;
    expect(iat).toBeLessThanOrEqual(now + 1);
    expect(exp).toBeGreaterThan(iat);
    expect(exp).toBeGreaterThan(now - 300);
  };
  const isRs256 = ({ header }: CertifiedLaunch) => expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  /** The signature itself was verified as the launch came; the key is one of those that are published. */
  const isSigned = ({ header, published }: CertifiedLaunch) => {
    expect(header['kid']).toEqual(expect.any(String));
    expect(published).toContain(header['kid']);
    expect(new Set(published).size).toBe(published.length);
  };
  const isComplete = (launch: CertifiedLaunch, ...more: readonly string[]) => {
    for (const name of [...ofEach, ...more]) expect(launch.payload, name).toHaveProperty([name]);
    expect(launch.payload).toMatchObject({ iss: origin, aud: tool().id, [claim.deploymentId]: tool().deploymentId });
  };
  const isVersion = ({ payload }: CertifiedLaunch) => expect(payload[claim.version]).toBe('1.3.0');
  const trimmed = ({ payload }: CertifiedLaunch) => {
    for (const text of textsIn(payload)) expect(text).toBe(text.trim());
  };
  return { isKind, inTime, isRs256, isSigned, isComplete, isVersion, trimmed };
}
