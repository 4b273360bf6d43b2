import { leaveReasons } from '../../domain/course/leaveReasons.ts';
import { fromJson } from '../../plain/fromJson.ts';
import { toJson } from '../../plain/toJson.ts';
import type { StoragePort } from '../../port/port.ts';
import type { LeaveWords } from './leaveCourse.ts';

/**
 * Keeps the reason and the comment for leaving a course while it is not known whether they arrived (LEAVE-4, STORE-21): a repetition has to
 * have the same words.
 * @param storage of the learner
 */
export function leaveMemory(storage: Pick<StoragePort, 'get' | 'set' | 'remove'>, objectiveId: string) {
  const key = `leaving:${objectiveId}`;
  return {
    get: (): LeaveWords => {
      try {
        const { reason, comment } = fromJson(storage.get(key) ?? '{}') as Partial<Record<keyof LeaveWords, unknown>>;
        return {
          reason: leaveReasons.find((one) => one === reason) ?? null,
          comment: typeof comment === 'string' ? comment : '',
        };
      } catch {
        return { reason: null, comment: '' };
      }
    },
    set: (words: LeaveWords) => void storage.set(key, toJson(words)),
    forget: () => storage.remove(key),
  };
}
