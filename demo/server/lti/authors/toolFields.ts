import type { JWK } from 'jose';
import * as v from 'valibot';
import { plainOrigin } from '../../../../src/web/plainOrigin.ts';
import type { ltiTools } from '../../db/schemaLti.ts';

/** Features that a tool may ask for in its frame (LTI-4). */
export const toolPermissions = ['camera', 'microphone', 'clipboard-write', 'display-capture', 'fullscreen'] as const;
/** How much personal data a tool receives. */
export const personalData = ['none', 'name', 'email'] as const;

/** Text fields of the form, as they are typed. */
export const toolFields = [
  'name',
  'loginUrl',
  'redirectUris',
  'targetLinkUri',
  'deepLinkUrl',
  'jwksUrl',
  'publicKeys',
  'consumerKey',
  'sharedSecret',
] as const;
export type ToolField = (typeof toolFields)[number];

/** The form as it was sent. */
export type WrittenTool = Readonly<Record<ToolField, string>> & {
  readonly personalData: (typeof personalData)[number];
  readonly permissions: readonly string[];
};

/** The values to store. */
export type ToolValues = Omit<typeof ltiTools.$inferInsert, 'id' | 'deploymentId' | 'made'>;

const longest: Readonly<Partial<Record<ToolField, number>>> = { redirectUris: 8000, publicKeys: 16_000 };
const keySet = v.object({ keys: v.pipe(v.array(v.looseObject({ kty: v.picklist(['RSA', 'EC']) })), v.minLength(1)) });
const oneKey = v.looseObject({ kty: v.picklist(['RSA', 'EC']) });

/** Whether people and servers may be sent to an address: by https, or on this machine while it is not in production. */
export function isAddress(address: string, loopback: boolean): boolean {
  if (address.length > 2000 || plainOrigin(address) === null) return false;
  const { protocol, hostname, username, hash } = new URL(address);
  if (username !== '' || hash !== '') return false;
  if (protocol === 'https:') return true;
  return loopback && protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Public keys as JSON: one, or a set. Null where it is neither, or one of them is a private key. */
function keysOf(text: string): readonly JWK[] | null {
  const set = v.safeParse(v.pipe(v.string(), v.parseJson(), keySet), text);
  const one = v.safeParse(v.pipe(v.string(), v.parseJson(), oneKey), text);
  const single = one.success ? [one.output] : null;
  const keys = set.success ? set.output.keys : single;
  return keys && keys.every((key) => !('d' in key)) ? (keys as JWK[]) : null;
}

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most + 1) : '');

/** The values of a form's field, which is sent once or several times. */
const listOf = (value: unknown) => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? [value] : [];
};

/** The typed values, and either the values to store, or the first wrong field (LTI-3). */
export function readToolForm(
  body: Readonly<Record<string, unknown>>,
  loopback: boolean,
): { readonly written: WrittenTool } & (
  | { readonly values: ToolValues; readonly wrong: null }
  | { readonly values: null; readonly wrong: ToolField | 'nothing' }
) {
  const fields = Object.fromEntries(
    toolFields.map((name) => [name, text(body[name], longest[name] ?? 2000)]),
  ) as Record<ToolField, string>;
  const permissions = listOf(body['permissions']).filter((one) => (toolPermissions as readonly string[]).includes(one));
  const told = personalData.find((one) => one === body['personalData']) ?? 'none';
  const written = { ...fields, personalData: told, permissions };
  const redirects = fields.redirectUris.split(/\s+/).filter(Boolean);
  const keys = fields.publicKeys ? keysOf(fields.publicKeys) : null;
  const bad = (address: string) => address !== '' && !isAddress(address, loopback);
  const is13 = fields.loginUrl !== '';
  const is11 = fields.consumerKey !== '';
  const faults: Readonly<Partial<Record<ToolField, boolean>>> = {
    name: fields.name === '' || fields.name.length > 200,
    loginUrl: bad(fields.loginUrl),
    redirectUris: redirects.length > 20 || redirects.some(bad) || (is13 && redirects.length === 0),
    targetLinkUri: fields.targetLinkUri === '' || bad(fields.targetLinkUri),
    deepLinkUrl: bad(fields.deepLinkUrl),
    jwksUrl: bad(fields.jwksUrl) || (is13 && fields.jwksUrl === '' && fields.publicKeys === ''),
    publicKeys: fields.publicKeys !== '' && keys === null,
    consumerKey: fields.consumerKey.length > 200,
    sharedSecret: fields.sharedSecret.length > 200 || (is11 && fields.sharedSecret.length < 16),
  };
  const wrong = toolFields.find((name) => faults[name]) ?? (is13 || is11 ? null : 'nothing');
  if (wrong) return { written, values: null, wrong };
  return {
    written,
    wrong: null,
    values: {
      name: fields.name,
      loginUrl: fields.loginUrl || null,
      redirectUris: redirects,
      targetLinkUri: fields.targetLinkUri,
      deepLinkUrl: fields.deepLinkUrl || null,
      jwksUrl: fields.jwksUrl || null,
      publicKeys: keys,
      personalData: told,
      permissions,
      consumerKey: fields.consumerKey || null,
      sharedSecret: fields.sharedSecret || null,
    },
  };
}
