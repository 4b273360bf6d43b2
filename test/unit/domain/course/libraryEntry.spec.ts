import { describe, expect, it } from 'vitest';
import { libraryEntry, type LibraryFacts } from '../../../../src/domain/course/libraryEntry.ts';

const none = { review: false, mobile: false, collaborative: false, personal: false, ltiGrading: false };
const facts = (more: Partial<LibraryFacts>): LibraryFacts => ({
  id: 'a',
  name: 'A text',
  type: 'text',
  kind: 'none',
  state: 'ready',
  courses: ['A course'],
  isPackage: false,
  flags: none,
  ...more,
});

describe('DATA-14 an entry of the resource library', () => {
  it('has name, type and kind of its activity, and what it supports', () => {
    const flags = { ...none, review: true, ltiGrading: true };
    expect(libraryEntry(facts({ type: 'lti', kind: 'codingLabs', flags }))).toEqual({
      id: 'a',
      name: 'A text',
      type: 'lti',
      kind: 'codingLabs',
      courses: ['A course'],
      mayBePublished: false,
      mayBeEdited: false,
      supports: ['review', 'ltiGrading'],
    });
  });

  it.each<[Partial<LibraryFacts>, published: boolean, edited: boolean]>([
    [{ state: 'draft' }, true, true],
    [{ state: 'ready' }, false, true],
    [{ state: 'expired' }, false, true],
    [{ state: 'archived' }, false, false],
    [{ type: 'composite', state: 'draft' }, true, true],
    [{ type: 'video' }, false, true],
    [{ type: 'event' }, false, true],
    [{ type: 'discussion' }, false, true],
    [{ type: 'lti', state: 'draft' }, true, false],
    [{ type: 'text', isPackage: true, state: 'draft' }, true, false],
  ])('%j may be published: %s, edited: %s', (more, published, edited) => {
    const { mayBePublished, mayBeEdited } = libraryEntry(facts(more));
    expect([mayBePublished, mayBeEdited]).toEqual([published, edited]);
  });
});
