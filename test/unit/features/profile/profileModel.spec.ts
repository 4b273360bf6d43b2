// The profile: its units, its policy, and what is said about a time zone (PROF-1, PROF-5, PROF-6, LOC-11).
import { describe, expect, it } from 'vitest';
import { zoneStanding } from '../../../../src/domain/time/zones/zoneStanding.ts';
import { policyAddress } from '../../../../src/features/profile/policyAddress.ts';
import { unitsView } from '../../../../src/features/profile/unitsView.ts';
import { nameToSave, namedZones, zoneLabel, zoneView } from '../../../../src/features/profile/zone/zoneModel.ts';

const unit = (name: string, isPrimary = false) => ({ name, isPrimary });
const at = Date.parse('2026-11-23T09:00:00Z');

describe('units (PROF-1)', () => {
  it.each([
    ['none', [], { primary: null, others: [] }],
    ['a single one, marked or not', [unit('A')], { primary: 'A', others: [] }],
    ['the marked one first', [unit('A'), unit('B', true), unit('C')], { primary: 'B', others: ['A', 'C'] }],
    ['several, none marked', [unit('A'), unit('B')], { primary: null, others: ['A', 'B'] }],
    ['two marked ones', [unit('A', true), unit('B', true)], { primary: 'A', others: ['B'] }],
    ['the same name twice', [unit('A', true), unit('B'), unit('B')], { primary: 'A', others: ['B'] }],
  ])('%s', (_, units, view) => expect(unitsView(units)).toEqual(view));
});

describe('the address of the privacy policy (PROF-1)', () => {
  it.each([
    ['https://academy.example/privacy', 'https://academy.example/privacy'],
    ['/privacy', 'https://lms.example/privacy'],
    [null, null],
    ['', null],
    ['  ', null],
    ['https://', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('%s is %s', (configured, address) => expect(policyAddress(configured, 'https://lms.example')).toBe(address));
});

describe('what is said about the zone (PROF-5, PROF-6, LOC-11)', () => {
  const view = (saved: string | null, browser: string, host?: string) => {
    const { standing, ...rest } = zoneView({ saved, browser, host });
    return { kind: standing.kind, ...rest };
  };
  it.each([
    ['nothing is saved', view(null, 'Europe/Paris'), { kind: 'none', hint: 'Europe/Paris', fromHost: null }],
    ['the browser’s is saved', view('Europe/Paris', 'Europe/Paris'), { kind: 'known', hint: null, fromHost: null }],
    [
      'another town of the same clock',
      view('Europe/Berlin', 'Europe/Amsterdam'),
      { kind: 'known', hint: null, fromHost: null },
    ],
    [
      'the same by its Windows name',
      view('W. Europe Standard Time', 'Europe/Berlin'),
      { kind: 'known', hint: null, fromHost: null },
    ],
    ['an older name of the same', view('Asia/Calcutta', 'Asia/Kolkata'), { kind: 'known', hint: null, fromHost: null }],
    ['another one', view('Asia/Tokyo', 'Europe/Paris'), { kind: 'known', hint: 'Europe/Paris', fromHost: null }],
    ['one that is gone', view('Europe/Atlantis', 'UTC'), { kind: 'gone', hint: 'UTC', fromHost: null }],
    [
      'a host’s own',
      view('Asia/Tokyo', 'Asia/Tokyo', 'Tonga Standard Time'),
      { kind: 'known', hint: null, fromHost: 'Pacific/Tongatapu' },
    ],
    [
      'a host’s, which is the saved one',
      view('Asia/Tokyo', 'Asia/Tokyo', 'Japan'),
      { kind: 'known', hint: null, fromHost: null },
    ],
    [
      'a host’s that means nothing',
      view('Asia/Tokyo', 'Asia/Tokyo', 'Atlantis'),
      { kind: 'known', hint: null, fromHost: null },
    ],
  ])('%s', (_, seen, wanted) => expect(seen).toEqual(wanted));

  it.each([
    ['W. Europe Standard Time', 'Asia/Tokyo', 'Tokyo Standard Time'],
    ['W. Europe Standard Time', 'Antarctica/Troll', 'Antarctica/Troll'],
    ['Europe/Berlin', 'Asia/Tokyo', 'Asia/Tokyo'],
    [null, 'Asia/Tokyo', 'Asia/Tokyo'],
    ['Europe/Atlantis', 'Asia/Tokyo', 'Asia/Tokyo'],
  ])('after %s, %s is saved as %s', (saved, iana, name) => expect(nameToSave(zoneStanding(saved), iana)).toBe(name));

  it('lists the saved zone too where Windows has no name for it, and names zones in the language', () => {
    const ids = (saved: string | null) => namedZones(zoneStanding(saved), 'en-US', at).map(({ id }) => id);
    expect(ids('Antarctica/Troll')).toContain('Antarctica/Troll');
    expect(ids('Europe/Oslo')).toEqual(ids(null));
    const tokyo = (tag: string) =>
      namedZones(zoneStanding(null), tag, at).find(({ iana }) => iana === 'Asia/Tokyo')?.name;
    expect([tokyo('en-US'), tokyo('ar')]).toEqual(['Japan Standard Time', expect.stringMatching(/[ء-ي]/)]);
  });

  it.each([
    ['America/Argentina/Ushuaia', 'Ushuaia (UTC−03:00)'],
    ['Asia/Kolkata', 'Kolkata (UTC+05:30)'],
    ['UTC', 'UTC (UTC+00:00)'],
  ])('%s in few words', (iana, text) => expect(zoneLabel(iana, at)).toBe(text));
});
