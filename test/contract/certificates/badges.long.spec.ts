// Certificates as Open Badges, checked by a verifier that knows nothing of this server (CERT-14, CERT-15, CERT-16).
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { revoke } from '../../../demo/server/certificates/admin/revoke.ts';
import { issuerOf } from '../../../demo/server/certificates/badge/issuerOf.ts';
import { listLength } from '../../../demo/server/certificates/badge/statusEntry.ts';
import { certificateRecords } from '../../../demo/server/db/schemaCertificates.ts';
import { settings } from '../../../demo/server/db/schemaAuth.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { certificateRecords as ownCertificates } from '../../../src/contract/certificates/certificateRecords.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import type { Certificate } from '../../../src/domain/certificate/certificate.ts';
import { outsideVerifier, verified } from '../support/outsideVerifier.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { leavesOf, withLeaf } from './leaves.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const mira = await academy.as('mira');
const { items } = await mira.ask(ownCertificates, { query: { take: 50 } });
const certificates = items.flatMap((one): Certificate[] => (isUnreadable(one) ? [] : [one]));
const ofCourse = (code: string, state = 'valid') => {
  const found = certificates.find((one) => one.state === state && one.objectiveId === uuidOf(`course:${code}`));
  if (!found) throw new Error(`${state} ${code}`);
  return found;
};

type Json = Readonly<Record<string, unknown>>;
interface Badge extends Json {
  readonly id: string;
  readonly issuer: { readonly id: string };
  readonly credentialSubject: Json;
  readonly credentialStatus: { readonly statusListCredential: string; readonly statusListIndex: string };
}
const get = async (address: string, init: RequestInit = {}) => {
  const reply = await fetch(address, init);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
const badgeOf = async (one: Certificate) => JSON.parse((await get(String(one.openBadgeUrl))).text) as Badge;
const { did } = await issuerOf(db, origin);
const documentAddress = `${origin}/${did.split(':').slice(3).join('/')}/did.json`;

const verifier = outsideVerifier(origin, did);
const { changed, asked } = verifier;
async function verdictOn(credential: unknown) {
  // It keeps what it was told of an issuer for five seconds.
  vi.setSystemTime(Date.now() + 6000);
  return verifier.verdictOn(credential);
}

beforeAll(() => {
  // A certificate begins to count on the academy's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: academy.clock().now() });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('a certificate as an Open Badge (CERT-14)', () => {
  it('is verified by what the server gives to anybody: the badge, the issuer’s key and the status list', async () => {
    asked.length = 0;
    const badge = await badgeOf(ofCourse('SAF 120'));
    expect(await verdictOn(badge)).toEqual(verified);
    expect(new Set(asked)).toEqual(
      new Set([
        documentAddress.replace('http:', 'https:'),
        badge.credentialStatus.statusListCredential,
        ...verifier.outside,
      ]),
    );
  });

  it('says who completed which course, with what result, and until when it counts', async () => {
    const one = ofCourse('SAF 120');
    const badge = await badgeOf(one);
    const course = `${origin}/learn/courses/${String(one.objectiveId)}`;
    expect(badge).toMatchObject({
      id: one.openBadgeUrl,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: did, name: 'Aldergrove Academy', url: origin },
      validUntil: new Date(one.expires ?? 0).toISOString().replace('.000', ''),
      credentialSubject: {
        identifier: [{ identityHash: 'Mira Okafor', identityType: 'name', hashed: false }],
        image: { id: one.pngUrl },
        achievement: { id: course, name: 'Working Safely with Biological Material', humanCode: 'SAF 120' },
        result: [
          { resultDescription: `${course}#score`, value: '43' },
          { resultDescription: `${course}#grade`, value: 'A−' },
        ],
      },
    });
    expect(JSON.stringify(badge)).not.toMatch(/aldergrove\.example|user:|secret/i);
  });

  it('does not tell a result that is never shown', async () => {
    const hidden = certificates.find(({ record, openBadgeUrl }) => openBadgeUrl && record && record.grade === null);
    const { credentialSubject } = await badgeOf(hidden as Certificate);
    expect(credentialSubject).not.toHaveProperty('result');
    expect(credentialSubject['achievement']).not.toHaveProperty('resultDescription');
  });

  it('is verified with names of any kind, which stay as they are', async () => {
    const one = ofCourse('SAF 120');
    const rename = (firstName: string) =>
      db.update(certificateRecords).set({ firstName }).where(eq(certificateRecords.id, one.id));
    const names = [
      '<b>"M\\ira"</b> &amp; {{name}}',
      '\u202eMira\u2066',
      'ميرا 美羅 😀',
      'M'.repeat(200),
      '@id',
      '_:b0',
      '',
    ];
    for (const firstName of names) {
      await rename(firstName);
      const badge = await badgeOf(one);
      expect(await verdictOn(badge), firstName).toEqual(verified);
      expect(JSON.stringify(badge)).toContain(JSON.stringify(firstName).slice(1, -1));
    }
    await rename('Mira');
  });

  it('is verified but expired when its time is over', async () => {
    const expired = certificates.find(({ state }) => state === 'expired');
    expect(await verdictOn(await badgeOf(expired as Certificate))).toEqual({ ...verified, expiration: false });
  });

  it('is the same file each time, saved under its number, with the media type that is asked for', async () => {
    const { certificateNumber, openBadgeUrl } = ofCourse('SAF 120');
    const address = String(openBadgeUrl);
    const first = await get(address);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/vc',
      'content-disposition': `attachment; filename="${certificateNumber}.json"`,
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
    expect(first.headers.get('set-cookie')).toBeNull();
    for (const type of ['application/vc+ld+json', 'application/ld+json', 'application/json']) {
      const other = await get(address, { headers: { accept: `${type};q=0.9, text/html` } });
      expect([other.headers.get('content-type'), other.text === first.text]).toEqual([type, true]);
    }
  });

  it('is not given of one that is revoked, shown by Credly, unknown, or none', async () => {
    const revoked = ofCourse('SAF 120', 'revoked');
    const credly = certificates.find(({ template }) => template.kind === 'credly');
    expect([revoked.openBadgeUrl, credly?.openBadgeUrl]).toEqual([null, null]);
    const others = [revoked.certificateNumber, credly?.certificateNumber, 'AGA-2026-222222222222', 'nothing', '%00'];
    for (const other of others) {
      const { status } = await get(`${origin}/api/lms/v1/public/certificate-records/${String(other)}/open-badge`);
      expect([other, status]).toEqual([other, 404]);
    }
  });

  it('can be read by a verifier’s page on any site, without cookies', async () => {
    const badge = await badgeOf(ofCourse('SAF 120'));
    const list = badge.credentialStatus.statusListCredential;
    for (const address of [badge.id, list, documentAddress]) {
      const { status, headers } = await get(address, {
        method: 'OPTIONS',
        headers: {
          'origin': 'https://verifier.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'cache-control,pragma',
        },
      });
      expect([address, status, headers.get('access-control-allow-origin')]).toEqual([address, 204, '*']);
      expect(headers.get('access-control-allow-headers')).toContain('Cache-Control, Pragma');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const read = await get(address, { headers: { origin: 'https://verifier.example' } });
      expect([address, read.headers.get('access-control-allow-origin')]).toEqual([address, '*']);
    }
  });
});

describe('the status list (CERT-15)', () => {
  it('says of a badge that was saved before that it is revoked, and of the others that they are not', async () => {
    const one = ofCourse('SAF 001');
    const [badge, other] = [await badgeOf(one), await badgeOf(ofCourse('SAF 120'))];
    expect(await verdictOn(badge)).toMatchObject({ revocation_status: true });
    expect(
      await revoke(db, one.id, { now: academy.clock().now(), by: uuidOf('user:ada'), reason: 'By mistake.' }),
    ).toBe(true);
    expect(await verdictOn(badge)).toEqual({ ...verified, revocation_status: false });
    expect(await verdictOn(other)).toEqual(verified);
  });

  it('has a place for each certificate, of those before it too, and no two share one', async () => {
    const rows = await db.select({ place: certificateRecords.statusIndex }).from(certificateRecords);
    expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
    expect(Math.min(...rows.map(({ place }) => place))).toBe(0);
  });

  it('is another one when the first is full', async () => {
    const one = ofCourse('ECO 180');
    const move = (statusIndex: number) =>
      db.update(certificateRecords).set({ statusIndex }).where(eq(certificateRecords.id, one.id));
    const [{ place } = { place: 0 }] = await db
      .select({ place: certificateRecords.statusIndex })
      .from(certificateRecords)
      .where(eq(certificateRecords.id, one.id));
    await move(listLength + 7);
    const badge = await badgeOf(one);
    expect(badge.credentialStatus).toMatchObject({
      statusListIndex: '7',
      statusListCredential: `${origin}/api/lms/v1/public/certificate-status/1`,
    });
    expect(await verdictOn(badge)).toEqual(verified);
    await move(place);
    const lists = ['1', '-1', 'x', '9999999999', '1e3'].map(
      (list) => `${origin}/api/lms/v1/public/certificate-status/${list}`,
    );
    for (const address of lists) expect([address, (await get(address)).status]).toEqual([address, 404]);
  });
});

describe('the issuer’s key (CERT-16)', () => {
  it('stands at the address of the tenant, and no private key with it', async () => {
    const { status, headers, text } = await get(documentAddress);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/did+ld+json']);
    expect(JSON.parse(text)).toMatchObject({
      id: did,
      verificationMethod: [{ type: 'Multikey', controller: did, publicKeyMultibase: expect.stringMatching(/^z6Mk/) }],
    });
    expect(text).not.toContain('secret');
    for (const other of ['/.well-known/did.json', `/tenants/${uuidOf('tenant:other')}/did.json`])
      expect([other, (await get(origin + other)).status]).toEqual([other, 404]);
  });

  it('is made once, whoever needs it at the same moment', async () => {
    const kept = await db.select().from(settings);
    const { name, value } = kept.find((one) => one.name.startsWith('issuerKey:')) ?? {};
    if (!name) throw new Error('There is no key.');
    await db.delete(settings).where(eq(settings.name, name));
    const all = await Promise.all(Array.from({ length: 6 }, () => issuerOf(db, origin)));
    expect(new Set(all.map(({ key }) => key.id)).size).toBe(1);
    await db.update(settings).set({ value }).where(eq(settings.name, name));
  });
});

describe('certificates from before (CERT-15)', () => {
  it('get their places when the server is brought up to date', async () => {
    await db.execute(sql`alter table certificate_records drop column status_index`);
    const folder = new URL('../../../demo/server/db/migrations/', import.meta.url);
    const statements = readFileSync(new URL('0017_open_badges.sql', folder), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await db.execute(sql.raw(statement));
    const rows = await db.select({ place: certificateRecords.statusIndex }).from(certificateRecords);
    expect(rows.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at));
  });
});

describe('one byte is changed', () => {
  const other = (text: string, at: number) => {
    const sign = text.charAt(at);
    return text.slice(0, at) + (sign === 'z' ? 'y' : 'z') + text.slice(at + 1);
  };

  it('of the badge: no change of any of its texts is verified', async () => {
    const badge = await badgeOf(ofCourse('SAF 120'));
    const leaves = leavesOf(badge);
    expect(leaves.length).toBeGreaterThan(40);
    for (const { path, value } of leaves) {
      const text = String(value);
      const forged = withLeaf(badge, path, typeof value === 'boolean' ? !value : other(text, text.length - 1));
      expect(await verdictOn(forged), path.join('.')).not.toEqual(verified);
    }
    expect(await verdictOn(badge)).toEqual(verified);
  });

  it('of the key: nothing is verified with another', async () => {
    const badge = await badgeOf(ofCourse('SAF 120'));
    const key = (await issuerOf(db, origin)).key.publicKeyMultibase;
    for (const at of [2, 10, key.length - 1]) {
      changed.set(documentAddress, (text) =>
        text.replace(`"publicKeyMultibase":"${key}"`, `"publicKeyMultibase":"${other(key, at)}"`),
      );
      expect(Object.keys(await verdictOn(badge)), String(at)).toEqual(['errors']);
    }
    changed.clear();
  });

  it('of the status list: it is not believed', async () => {
    const badge = await badgeOf(ofCourse('SAF 120'));
    const list = badge.credentialStatus.statusListCredential;
    const { encodedList } = (JSON.parse((await get(list)).text) as { credentialSubject: { encodedList: string } })
      .credentialSubject;
    for (const at of [1, Math.floor(encodedList.length / 2), encodedList.length - 2]) {
      changed.set(list, (text) => text.replace(encodedList, other(encodedList, at)));
      expect((await verdictOn(badge))['revocation_status'], String(at)).not.toBe(true);
    }
    changed.clear();
    expect(await verdictOn(badge)).toEqual(verified);
  });
});
