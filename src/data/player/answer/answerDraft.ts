import { answerLimit, type Answer } from '../../../domain/tree/answer.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { KeptText } from './keptText.ts';

/** The text of a field, and the version of the server's copy on which the text is based. */
export interface Typed {
  readonly text: string;
  readonly base: number;
}

/** Everything that is known of an answer in one tab of one browser. */
export interface AnswerFacts {
  /** The server's copy; undefined until it is known. */
  readonly server: Answer | undefined;
  /** The text that waits to be sent, from here or from another tab. */
  readonly kept: KeptText | null;
  /** Copies that another text replaced and that the learner has neither chosen nor removed, the newest first. */
  readonly aside: readonly KeptText[];
  /** The text that was typed here and is not known to be on the server; null where there is none. */
  readonly typed: (Typed & { readonly at?: Instant }) | null;
  /** Whether this field has shown a text. The current text was made of it, so nothing of it is lost. */
  readonly shown: (text: string) => boolean;
  /** The part has a time limit: no text of it is sent by itself later (DRAFT-5). */
  readonly timed: boolean;
  readonly online: boolean;
  /** A text that needs the learner's confirmation is being sent nevertheless. */
  readonly sending: boolean;
  /**
   * The text whose reply made the known copy of the server outdated, while that copy is being fetched again; otherwise null.
   */
  readonly asked: string | null;
}

/** A text that differs from the one in the field. The server's copy has the key `server`. */
export interface Copy {
  readonly key: string;
  readonly text: string;
  readonly at: Instant | null;
  readonly newer: boolean;
}

/**
 * How safe the text in the field is. `kept`: in this browser, not sent. `fleeting`: not even kept in this browser (ERR-17). `choose`: not
 * sent, because the server has another copy. `refused`: the server refused it.
 */
export type SavingState = 'empty' | 'saved' | 'saving' | 'kept' | 'fleeting' | 'tooLong' | 'choose' | 'refused';

/** The part of an answer's state that is shown. */
export interface Draft extends Typed {
  readonly standing: SavingState;
  /** The reason that the server gave for its refusal; null where it gave none. */
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

/**
 * Whether sending a text would overwrite a server's copy that it was not made of (DRAFT-4). For a text that another page typed, this page
 * does not know the earlier texts of that field.
 */
function overwrites({ text, base, from }: Field, { server, shown }: AnswerFacts): boolean {
  return (
    server !== undefined &&
    server.version > base &&
    server.text !== text &&
    !isBlank(server.text) &&
    !(from === 'typed' && shown(server.text))
  );
}

/** The text of the field: the learner's own while they type, else the newer copy (DRAFT-3, DRAFT-4). */
function fieldOf(facts: AnswerFacts): Field {
  const { server, kept, typed, shown } = facts;
  const copy: Field = {
    from: 'server',
    text: server?.text ?? '',
    base: server?.version ?? 0,
    at: server?.savedAt ?? 0,
  };
  if (server?.handedInAt) return copy;
  if (typed) return { from: 'typed', ...typed, at: kept?.text === typed.text ? kept.at : (typed.at ?? Infinity) };
  if (!kept || kept.text === server?.text) return copy;
  const other: Field = { from: 'kept', text: kept.text, base: kept.base, at: kept.at };
  const isOlder = kept.at < copy.at || (copy.text !== '' && shown(copy.text));
  return isOlder && overwrites(other, facts) ? copy : other;
}

function copiesOf(field: Field, facts: AnswerFacts): readonly Copy[] {
  const { server, kept, aside, shown } = facts;
  const others = kept && (field.from === 'server' || !shown(kept.text)) ? [kept, ...aside] : aside;
  const found: Omit<Copy, 'newer'>[] =
    overwrites(field, facts) && server
      ? [{ key: 'server', text: server.text, at: server.savedAt }, ...others]
      : [...others];
  return found
    .filter(
      ({ text }, index) =>
        text !== field.text && !isBlank(text) && found.findIndex((one) => one.text === text) === index,
    )
    .map(({ key, text, at }) => ({ key, text, at, newer: (at ?? 0) > field.at }));
}

function standingOf(field: Field, facts: AnswerFacts): SavingState {
  const { text, from } = field;
  const { server, kept, online, sending, asked } = facts;
  if (text.length > answerLimit) return 'tooLong';
  if (overwrites(field, facts)) return 'choose';
  if (from === 'server' || text === server?.text) return text === '' && !server?.version ? 'empty' : 'saved';
  const waits = kept?.text === text ? kept : null;
  if (waits?.refused && asked === null) return 'refused';
  if (waits && !waits.lasting) return 'fleeting';
  if (!online) return 'kept';
  const isHeld = waits?.needsConfirmation && !sending && asked === null;
  return waits && (waits.unsent !== null || isHeld) ? 'kept' : 'saving';
}

/** The state of an answer as it is shown (DRAFT-1 to DRAFT-5). */
export function draftOf(facts: AnswerFacts): Draft {
  const field = fieldOf(facts);
  const { text, base, from } = field;
  const standing = standingOf(field, facts);
  return {
    text,
    base,
    standing,
    message: (standing === 'refused' && facts.kept?.refused?.message) || null,
    copies: copiesOf(field, facts),
    unsent: from !== 'server' && text !== facts.server?.text,
  };
}

/** The change to the outbox that makes it hold the text of the field. */
export type Move = { readonly kind: 'drop' } | ({ readonly kind: 'put'; readonly needsConfirmation: boolean } & Typed);

/** The next change; null where none is needed. The text of another tab is left alone until the learner types here. */
export function moveOf(facts: AnswerFacts): Move | null {
  const { server, kept, timed, asked, shown } = facts;
  const field = fieldOf(facts);
  const { text, base, from } = field;
  if (text === server?.text && asked === null) {
    const isObsolete = kept && (kept.text === text || (from === 'typed' && shown(kept.text)));
    return isObsolete ? { kind: 'drop' } : null;
  }
  if (from === 'server') return null;
  // The server answered this text a moment ago, here or in another tab. Once the server's copy is known, this is decided again.
  if (text === asked) return null;
  // The text of another tab.
  if (kept && kept.text !== text && !shown(kept.text)) return null;
  const away = overwrites(field, facts);
  // While it is not known whether the server has another copy, the text is kept and not sent.
  const next = {
    text,
    base: away ? base : Math.max(base, server?.version ?? 0),
    needsConfirmation: away || timed || asked !== null || text.length > answerLimit,
  };
  const isSame =
    kept?.text === text &&
    kept.base === next.base &&
    (kept.needsConfirmation === next.needsConfirmation || kept.refused !== null);
  return isSame ? null : { kind: 'put', ...next };
}
