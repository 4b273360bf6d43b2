import { answerLimit, type Answer } from '../../domain/answer.ts';
import type { Instant } from '../../domain/instant.ts';
import type { KeptText } from './keptText.ts';

/** What stands in a field, and the version of the server's copy that it was written upon. */
export interface Typed {
  readonly text: string;
  readonly base: number;
}

/** Everything that is known of an answer in one tab of one browser. */
export interface AnswerFacts {
  /** The server's copy; undefined until it is known. */
  readonly server: Answer | undefined;
  /** What waits to be sent, from here or from another tab. */
  readonly kept: KeptText | null;
  /** Copies that gave way to another one and were not chosen nor removed yet, the newest first. */
  readonly aside: readonly KeptText[];
  /** What was typed here and is not known to be on the server; null where nothing is. */
  readonly typed: Typed | null;
  /** Whether a text has stood in this field: what stands there now was made of it, and loses nothing of it. */
  readonly shown: (text: string) => boolean;
  /** Nothing of the part goes out by itself later (DRAFT-5). */
  readonly timed: boolean;
  readonly online: boolean;
  /** What waits for the learner's word is on its way all the same. */
  readonly sending: boolean;
  /** The text after whose answer the server's copy is being asked for anew, since what is known of it no longer holds; null where it is not. */
  readonly asked: string | null;
}

/** Another text than that of the field. `server` is the key of the server's copy. */
export interface Copy {
  readonly key: string;
  readonly text: string;
  readonly at: Instant | null;
  readonly newer: boolean;
}

/**
 * How it stands with what is in the field: `kept`, in this browser and not sent; `fleeting`, not even there (ERR-17); `choose`,
 * not sent because the server has another copy; `refused`, the server does not take it.
 */
export type Standing = 'empty' | 'saved' | 'saving' | 'kept' | 'fleeting' | 'tooLong' | 'choose' | 'refused';

/** What is shown of an answer. */
export interface Draft extends Typed {
  readonly standing: Standing;
  /** What the server said as it refused; null where it said nothing. */
  readonly message: string | null;
  readonly copies: readonly Copy[];
  /** The field differs from the server's copy. */
  readonly unsent: boolean;
}

const isBlank = (text: string) => text.trim() === '';

interface Field extends Typed {
  readonly from: 'typed' | 'kept' | 'server';
  readonly at: Instant;
}

/** Whether sending a text would take the server's copy away, of which it was not made (DRAFT-4). Of what another page has typed it is not known what stood there before. */
function apart({ text, base, from }: Field, { server, shown }: AnswerFacts): boolean {
  return server !== undefined && server.version > base && server.text !== text && !isBlank(server.text) && !(from === 'typed' && shown(server.text));
}

/** What stands in the field: never replaced under the hands, else the newer copy (DRAFT-3, DRAFT-4). */
function fieldOf(facts: AnswerFacts): Field {
  const { server, kept, typed, shown } = facts;
  const copy: Field = { from: 'server', text: server?.text ?? '', base: server?.version ?? 0, at: server?.savedAt ?? 0 };
  if (server?.handedInAt) return copy;
  if (typed) return { from: 'typed', ...typed, at: kept?.text === typed.text ? kept.at : Infinity };
  if (!kept || kept.text === server?.text) return copy;
  const other: Field = { from: 'kept', text: kept.text, base: kept.base, at: kept.at };
  return apart(other, facts) && (kept.at < copy.at || (copy.text !== '' && shown(copy.text))) ? copy : other;
}

function copiesOf(field: Field, facts: AnswerFacts): readonly Copy[] {
  const { server, kept, aside, shown } = facts;
  const others = kept && (field.from === 'server' || !shown(kept.text)) ? [kept, ...aside] : aside;
  const found: Omit<Copy, 'newer'>[] = apart(field, facts) && server ? [{ key: 'server', text: server.text, at: server.savedAt }, ...others] : [...others];
  return found
    .filter(({ text }, index) => text !== field.text && !isBlank(text) && found.findIndex((one) => one.text === text) === index)
    .map(({ key, text, at }) => ({ key, text, at, newer: (at ?? 0) > field.at }));
}

function standingOf(field: Field, facts: AnswerFacts): Standing {
  const { text, from } = field;
  const { server, kept, online, sending, asked } = facts;
  if (text.length > answerLimit) return 'tooLong';
  if (apart(field, facts)) return 'choose';
  if (from === 'server' || text === server?.text) return text === '' && !server?.version ? 'empty' : 'saved';
  const waits = kept?.text === text ? kept : null;
  if (waits?.refused && asked === null) return 'refused';
  if (waits && !waits.lasting) return 'fleeting';
  return !online || (waits && (waits.unsent !== null || (waits.byWord && !sending && asked === null))) ? 'kept' : 'saving';
}

/** What is shown of an answer (DRAFT-1 to DRAFT-5). */
export function draftOf(facts: AnswerFacts): Draft {
  const field = fieldOf(facts);
  const { text, base, from } = field;
  const standing = standingOf(field, facts);
  return { text, base, standing, message: (standing === 'refused' && facts.kept?.refused?.message) || null, copies: copiesOf(field, facts), unsent: from !== 'server' && text !== facts.server?.text };
}

/** What has to be done with what waits, so that it is what stands in the field. */
export type Move = { readonly kind: 'drop' } | ({ readonly kind: 'put'; readonly byWord: boolean } & Typed);

/** The next move; null where everything is as it should be. What another tab has typed is left alone until somebody types here. */
export function moveOf(facts: AnswerFacts): Move | null {
  const { server, kept, timed, asked, shown } = facts;
  const field = fieldOf(facts);
  const { text, base, from } = field;
  if (text === server?.text && asked === null) return kept && (kept.text === text || (from === 'typed' && shown(kept.text))) ? { kind: 'drop' } : null;
  if (from === 'server' || (text === asked && (!kept || kept.refused)) || (kept && kept.text !== text && !shown(kept.text))) return null;
  const away = apart(field, facts);
  // What is typed before it is known whether there is another copy is kept, and waits for that.
  const next = { text, base: away ? base : Math.max(base, server?.version ?? 0), byWord: away || timed || asked !== null || text.length > answerLimit };
  const same = kept?.text === text && kept.base === next.base && (kept.byWord === next.byWord || kept.refused !== null);
  return same ? null : { kind: 'put', ...next };
}
