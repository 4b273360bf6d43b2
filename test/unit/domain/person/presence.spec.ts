// Who is here, away, or writes (TEAM-8, CONST-43 to CONST-45).
import { expect, it } from 'vitest';
import { awayFor, hereFor, presenceAt, writingFor } from '../../../../src/domain/person/presence.ts';

const now = 1_000_000_000;
it.each([
  ['just now', { seen: now, here: true, wrote: null }, { state: 'here', since: null, writing: false }],
  ['at the limit', { seen: now - hereFor, here: true, wrote: null }, { state: 'here', since: null, writing: false }],
  [
    'past it: a process that ended told nobody',
    { seen: now - hereFor - 1, here: true, wrote: now },
    { state: 'away', since: now - hereFor - 1, writing: false },
  ],
  [
    'left a moment ago',
    { seen: now - 1, here: false, wrote: now - 1 },
    { state: 'away', since: now - 1, writing: false },
  ],
  [
    'left, at the limit',
    { seen: now - awayFor, here: false, wrote: null },
    { state: 'away', since: now - awayFor, writing: false },
  ],
  [
    'left long ago',
    { seen: now - awayFor - 1, here: false, wrote: null },
    { state: null, since: null, writing: false },
  ],
  ['writes', { seen: now, here: true, wrote: now - writingFor }, { state: 'here', since: null, writing: true }],
  ['wrote', { seen: now, here: true, wrote: now - writingFor - 1 }, { state: 'here', since: null, writing: false }],
])('%s', (_what, known, expected) => {
  expect(presenceAt(known, now)).toEqual(expected);
});
