// What is shown of an answer, and what is to be done with what waits (DRAFT-1 to DRAFT-5), as tables and as properties.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, moveOf, type AnswerFacts } from '../../../src/data/player/answer/answerDraft.ts';
import type { KeptText } from '../../../src/data/player/answer/keptText.ts';
import { answerLimit, type Answer } from '../../../src/domain/tree/answer.ts';

const server = (text: string, version: number, more: Partial<Answer> = {}): Answer => ({
  text,
  version,
  savedAt: version * 1000,
  handedInAt: null,
  takesFiles: false,
  comment: null,
  closed: false,
  ...more,
});
const kept = (text: string, base: number, more: Partial<KeptText> = {}): KeptText => ({
  key: 'answer',
  text,
  base,
  at: 2500,
  needsConfirmation: false,
  refused: null,
  unsent: null,
  lasting: true,
  ...more,
});
const facts = (more: Partial<AnswerFacts> & { readonly known?: readonly string[] } = {}): AnswerFacts => ({
  server: server('', 0),
  kept: null,
  aside: [],
  typed: null,
  timed: false,
  online: true,
  sending: false,
  asked: null,
  ...more,
  shown: (text) => text === '' || (more.known ?? []).includes(text),
});
const refused = { code: 'conflict', message: 'no' } as const;
const long = 'a'.repeat(answerLimit + 1);

describe('how it stands (DRAFT-2)', () => {
  it.each<[what: string, Partial<AnswerFacts> & { known?: string[] }, standing: string, text: string]>([
    ['nothing written', {}, 'empty', ''],
    ['saved before', { server: server('A', 1) }, 'saved', 'A'],
    ['emptied and saved', { server: server('', 4) }, 'saved', ''],
    ['just typed', { typed: { text: 'A', base: 0 } }, 'saving', 'A'],
    ['typed and kept', { typed: { text: 'A', base: 0 }, kept: kept('A', 0) }, 'saving', 'A'],
    ['typed back to what the server has', { server: server('A', 1), typed: { text: 'A', base: 1 } }, 'saved', 'A'],
    ['no connection', { typed: { text: 'A', base: 0 }, kept: kept('A', 0), online: false }, 'kept', 'A'],
    ['tried in vain', { typed: { text: 'A', base: 0 }, kept: kept('A', 0, { unsent: 'network' }) }, 'kept', 'A'],
    ['left by an earlier page', { kept: kept('A', 0) }, 'saving', 'A'],
    [
      'left by an earlier page, the server not known',
      { server: undefined, kept: kept('A', 0), online: false },
      'kept',
      'A',
    ],
    ['sent meanwhile by another tab', { server: server('A', 1), kept: kept('A', 0) }, 'saved', 'A'],
    [
      'the browser keeps nothing (ERR-17)',
      { typed: { text: 'A', base: 0 }, kept: kept('A', 0, { lasting: false }) },
      'fleeting',
      'A',
    ],
    [
      'too long (ANSWER-2)',
      { typed: { text: long, base: 0 }, kept: kept(long, 0, { needsConfirmation: true }) },
      'tooLong',
      long,
    ],
    ['as long as may be', { typed: { text: long.slice(1), base: 0 } }, 'saving', long.slice(1)],
    ['refused', { kept: kept('A', 0, { refused: { code: 'forbidden', message: 'Closed.' } }) }, 'refused', 'A'],
    ['refused, and asked why', { kept: kept('A', 0, { refused }), asked: 'A' }, 'saving', 'A'],
    [
      'refused for another copy',
      { server: server('B', 2), typed: { text: 'A', base: 1 }, kept: kept('A', 1, { refused }) },
      'choose',
      'A',
    ],
    [
      'the other copy is one that stood here',
      {
        server: server('B', 2),
        typed: { text: 'A', base: 1 },
        kept: kept('A', 1, { refused }),
        asked: 'A',
        known: ['B'],
      },
      'saving',
      'A',
    ],
    [
      'waits for the word of a timed part (DRAFT-5)',
      { kept: kept('A', 0, { needsConfirmation: true }), timed: true },
      'kept',
      'A',
    ],
    [
      'a timed part that is just typed in',
      { typed: { text: 'A', base: 0 }, kept: kept('A', 0, { needsConfirmation: true }), timed: true, sending: true },
      'saving',
      'A',
    ],
    ['handed in', { server: server('B', 2, { handedInAt: 9 }), typed: { text: 'A', base: 1 } }, 'saved', 'B'],
  ])('%s', (_, given, standing, text) => {
    expect(draftOf(facts(given))).toMatchObject({ standing, text });
  });
});

describe('copies (DRAFT-3, DRAFT-4)', () => {
  const offered = (given: Partial<AnswerFacts> & { known?: string[] }) => {
    const { text, copies } = draftOf(facts(given));
    return [text, copies.map(({ key, text: of, newer }) => [key, of, newer])];
  };
  const aside = kept('C', 1, { key: 'answer#c', needsConfirmation: true });
  it.each<[what: string, Partial<AnswerFacts> & { known?: string[] }, text: string, copies: unknown[]]>([
    ['what another tab types is shown', { server: server('A', 1), kept: kept('AB', 1) }, 'AB', []],
    [
      'and not while something is typed here: it is offered',
      { server: server('A', 1), typed: { text: 'AC', base: 1 }, kept: kept('AB', 1) },
      'AC',
      [['answer', 'AB', false]],
    ],
    [
      'unless it is what was typed here before',
      { server: server('A', 1), typed: { text: 'AC', base: 1 }, kept: kept('AB', 1), known: ['AB'] },
      'AC',
      [],
    ],
    [
      'of two copies the newer one is shown: the server’s',
      { server: server('B', 3), kept: kept('A', 1) },
      'B',
      [['answer', 'A', false]],
    ],
    [
      'of two copies the newer one is shown: this browser’s',
      { server: server('B', 2), kept: kept('A', 1) },
      'A',
      [['server', 'B', false]],
    ],
    [
      'what another tab has put again does not take the place of what was saved from here',
      { server: server('B', 2), kept: kept('A', 1, { needsConfirmation: true }), known: ['A', 'B'] },
      'B',
      [['answer', 'A', true]],
    ],
    [
      'what is typed here stays under the hands',
      { server: server('B', 3), typed: { text: 'A', base: 1 }, kept: kept('A', 1, { refused }) },
      'A',
      [['server', 'B', true]],
    ],
    ['an empty copy is none', { server: server(' ', 2), kept: kept('A', 1) }, 'A', []],
    ['the same text is no other copy', { server: server('A', 2), kept: kept('A', 1, { refused }) }, 'A', []],
    ['what was put aside is offered', { server: server('A', 1), aside: [aside] }, 'A', [['answer#c', 'C', true]]],
    ['once', { server: server('C', 3), typed: { text: 'A', base: 1 }, aside: [aside] }, 'A', [['server', 'C', false]]],
    [
      'what was not handed in is offered still',
      { server: server('B', 2, { handedInAt: 9 }), kept: kept('A', 1, { refused }) },
      'B',
      [['answer', 'A', true]],
    ],
  ])('%s', (_, given, text, copies) => {
    expect(offered(given)).toEqual([text, copies]);
  });
});

describe('what is done (DRAFT-1, DRAFT-2, DRAFT-4, DRAFT-5)', () => {
  const put = (text: string, base: number, needsConfirmation = false) => ({
    kind: 'put',
    text,
    base,
    needsConfirmation,
  });
  it.each<[what: string, Partial<AnswerFacts> & { known?: string[] }, unknown]>([
    ['nothing is typed', {}, null],
    ['what is typed is kept at once', { typed: { text: 'A', base: 0 } }, put('A', 0)],
    ['and once', { typed: { text: 'A', base: 0 }, kept: kept('A', 0) }, null],
    [
      'what was typed on takes its place',
      { typed: { text: 'AB', base: 0 }, kept: kept('A', 0), known: ['A'] },
      put('AB', 0),
    ],
    ['what another tab typed is left alone', { typed: { text: 'AB', base: 0 }, kept: kept('X', 0) }, null],
    [
      'what was saved meanwhile and stood here is what it is written upon',
      { server: server('A', 1), typed: { text: 'AB', base: 0 }, kept: kept('AB', 0), known: ['A'] },
      put('AB', 1),
    ],
    ['so is an earlier page’s, with the same copy', { server: server('', 3), kept: kept('A', 2) }, put('A', 3)],
    [
      'what another tab has typed was not made of what stood here',
      { server: server('B', 2), kept: kept('A', 1, { needsConfirmation: true }), known: ['A', 'B'] },
      null,
    ],
    [
      'another copy is not overwritten: it waits',
      { server: server('B', 2), typed: { text: 'A', base: 1 }, kept: kept('A', 1) },
      put('A', 1, true),
    ],
    [
      'and is not sent again when it was refused',
      { server: server('B', 2), typed: { text: 'A', base: 1 }, kept: kept('A', 1, { refused }) },
      null,
    ],
    [
      'what is typed back need not be sent',
      { server: server('A', 1), typed: { text: 'A', base: 1 }, kept: kept('AB', 1), known: ['AB'] },
      { kind: 'drop' },
    ],
    [
      'what the server has need not be sent',
      { server: server('A', 1), kept: kept('A', 0, { refused }) },
      { kind: 'drop' },
    ],
    ['too long: kept and not sent', { typed: { text: long, base: 0 } }, put(long, 0, true)],
    ['timed: by word', { typed: { text: 'A', base: 0 }, timed: true }, put('A', 0, true)],
    ['it has gone, and is being asked for', { typed: { text: 'A', base: 0 }, asked: 'A' }, null],
    [
      'refused, and being asked why',
      { typed: { text: 'A', base: 0 }, kept: kept('A', 0, { refused }), asked: 'A' },
      null,
    ],
    [
      'typed on before that is known: kept, and not sent',
      { typed: { text: 'AB', base: 0 }, asked: 'A' },
      put('AB', 0, true),
    ],
    [
      'typed on after a refusal before that is known: kept, and not sent',
      { typed: { text: 'AB', base: 0 }, kept: kept('A', 0, { refused }), known: ['A'], asked: 'A' },
      put('AB', 0, true),
    ],
    [
      'and sent once it is',
      {
        server: server('A', 1),
        typed: { text: 'AB', base: 0 },
        kept: kept('AB', 0, { needsConfirmation: true }),
        known: ['A'],
      },
      put('AB', 1),
    ],
    [
      'handed in: what is left of it is dropped',
      { server: server('A', 2, { handedInAt: 9 }), kept: kept('A', 1) },
      { kind: 'drop' },
    ],
    [
      'handed in: another copy stays',
      { server: server('B', 2, { handedInAt: 9 }), typed: { text: 'A', base: 1 }, kept: kept('A', 1) },
      null,
    ],
  ])('%s', (_, given, move) => {
    expect(moveOf(facts(given))).toEqual(move);
  });
});

describe('for all facts', () => {
  const texts = fc.constantFrom('', ' ', 'A', 'AB', 'B', long);
  const versions = fc.integer({ min: 0, max: 3 });
  const anyKept = fc.record({
    key: fc.constant('answer'),
    text: texts,
    base: versions,
    at: fc.integer({ min: 0, max: 4000 }),
    needsConfirmation: fc.boolean(),
    refused: fc.constantFrom(null, refused),
    unsent: fc.constantFrom(null, 'network' as const),
    lasting: fc.boolean(),
  });
  const anyFacts = fc
    .record({
      server: fc.option(
        fc
          .tuple(texts, versions, fc.boolean())
          .map(([text, version, done]) => server(version ? text : '', version, done ? { handedInAt: 9 } : {})),
        { nil: undefined },
      ),
      kept: fc.option(anyKept),
      typed: fc.option(fc.record({ text: texts, base: versions })),
      known: fc.subarray(['A', 'AB', 'B', ' ', long]),
      timed: fc.boolean(),
      online: fc.boolean(),
      sending: fc.boolean(),
      asked: fc.option(texts),
      aside: fc.array(
        anyKept.map((one) => ({ ...one, key: `answer#${one.text}` })),
        { maxLength: 2 },
      ),
    })
    .map(facts);

  it('DRAFT-4: no text is lost: each stands in the field, is offered, stood here before, or is blank', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { text, copies } = draftOf(given);
        const seen = [text, ...copies.map((one) => one.text)];
        for (const one of [given.server, given.kept, ...given.aside])
          if (
            one &&
            one.text.trim() &&
            !given.shown(one.text) &&
            !(
              one === given.server &&
              given.server.version <= (given.typed?.base ?? given.kept?.base ?? given.server.version)
            )
          )
            expect(seen).toContain(one.text);
      }),
      { numRuns: 3000 },
    );
  });
  it('the moves come to an end: after one there is nothing left to do', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const move = moveOf(given);
        if (!move) return;
        const after =
          move.kind === 'drop'
            ? { ...given, kept: null, typed: null }
            : {
                ...given,
                kept: kept(move.text, move.base, { needsConfirmation: move.needsConfirmation }),
                typed: given.typed && { text: move.text, base: move.base },
              };
        expect(moveOf(after)).toBeNull();
      }),
      { numRuns: 3000 },
    );
  });
  it('DRAFT-4, DRAFT-5, ANSWER-2: what must not go out by itself waits for the learner’s word', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const move = moveOf(given);
        if (move?.kind !== 'put' || move.needsConfirmation) return;
        expect(given.timed || move.text.length > answerLimit || draftOf(given).standing === 'choose').toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});
