import {
  emptyDraft,
  feedbackGrades,
  feedbackOptions,
  type FeedbackDraft,
  type FeedbackOption,
} from '../../domain/feedback/feedback.ts';
import type { LastAnswer } from '../../domain/feedback/quietUntil.ts';
import { fromJson } from '../../plain/fromJson.ts';
import { toJson } from '../../plain/toJson.ts';
import type { StoragePort } from '../../port/port.ts';

/** Storage key of {@link FeedbackMemory}, among the keys of one person (STORE-20). */
export const feedbackKey = 'feedback';

/** The data that this browser stores about a learner's feedback. */
export interface FeedbackMemory {
  readonly last: LastAnswer | null;
  /** Feedback was sent, and the server's answer is not known yet. */
  readonly open: boolean;
  /** The written feedback that has not arrived. */
  readonly draft: FeedbackDraft;
}

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

function readLast(given: unknown): LastAnswer | null {
  if (!isObject(given)) return null;
  const { kind, at } = given;
  return (kind === 'sent' || kind === 'later') && Number.isFinite(at) ? { kind, at: at as number } : null;
}

function readDraft(given: unknown): FeedbackDraft {
  if (!isObject(given)) return emptyDraft;
  const { grade, options, comment } = given;
  const chosen = feedbackOptions.filter((one) => Array.isArray(options) && options.includes(one));
  return {
    grade: feedbackGrades.find((one) => one === grade) ?? null,
    options: chosen.includes('no') ? (['no'] as readonly FeedbackOption[]) : chosen,
    comment: typeof comment === 'string' ? comment : '',
  };
}

/** Reads a stored text. Unreadable parts count as absent. */
export function parseFeedbackMemory(text: string | null): FeedbackMemory {
  let given: unknown = null;
  try {
    given = fromJson(text ?? 'null');
  } catch {
    // Another version, or a person, has written the text.
  }
  const { last, open, draft } = isObject(given) ? given : {};
  const answer = readLast(last);
  return { last: answer, open: open === true && answer?.kind === 'sent', draft: readDraft(draft) };
}

/** The memory of one person. @param storage of that person */
export function feedbackMemory(storage: Pick<StoragePort, 'get' | 'set' | 'remove'>) {
  const read = (): FeedbackMemory => parseFeedbackMemory(storage.get(feedbackKey));
  return {
    read,
    /** Changes some fields of the stored memory: another tab may have changed the others. */
    change: (changes: Partial<FeedbackMemory>): FeedbackMemory => {
      const memory = { ...read(), ...changes };
      const { last, open, draft } = memory;
      const isEmpty = draft.grade === null && draft.options.length === 0 && draft.comment === '';
      if (!last && isEmpty) storage.remove(feedbackKey);
      else
        storage.set(
          feedbackKey,
          toJson({ ...(last && { last }), ...(open && { open }), ...(isEmpty ? {} : { draft }) }),
        );
      return memory;
    },
  };
}
