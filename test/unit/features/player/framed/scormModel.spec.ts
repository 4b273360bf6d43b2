import { describe, expect, it } from 'vitest';
import type { PackageStanding } from '../../../../../src/bridge/scorm/packageStanding.ts';
import { insteadOf, packageView } from '../../../../../src/features/player/parts/scorm/scormModel.ts';

const standing = (given: Partial<PackageStanding> = {}): PackageStanding => ({
  phase: 'playing',
  review: false,
  saving: 'saved',
  ...given,
});

describe('SCORM-18: what is said of a package', () => {
  it.each<[string, PackageStanding | null, ReturnType<typeof packageView>]>([
    ['nothing yet', null, { line: null, maySubmit: false }],
    ['it plays', standing(), { line: 'saved', maySubmit: true }],
    ['it saves', standing({ saving: 'sending' }), { line: 'sending', maySubmit: true }],
    ['it cannot save', standing({ saving: 'unsent' }), { line: 'unsent', maySubmit: true }],
    ['it has ended', standing({ phase: 'ended' }), { line: 'saved', maySubmit: true }],
    ['it is looked at again', standing({ review: true }), { line: 'review', maySubmit: false }],
    ['it was submitted elsewhere', standing({ phase: 'submitted' }), { line: 'review', maySubmit: false }],
    ['it plays elsewhere', standing({ phase: 'superseded' }), { line: 'saved', maySubmit: false }],
  ])('%s', (_, given, view) => {
    expect(packageView(given)).toEqual(view);
  });

  it.each(['superseded', 'over', 'failed'] as const)('SCORM-10: %s takes the place of the frame', (phase) => {
    expect(insteadOf(standing({ phase }))).toBe(phase);
  });

  it.each([null, standing(), standing({ phase: 'ended' }), standing({ phase: 'submitted' })])(
    '%j does not',
    (given) => {
      expect(insteadOf(given)).toBeNull();
    },
  );
});
