import { emailAnswer } from '../../contract/assessment/emailAnswer.ts';
import type { EmailAnswer } from '../../domain/assessment/emailAnswer.ts';
import type { ErrorCode } from '../../errorCodes.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

// What is not served, or is not this learner's, has no verdict; all else may come with another try.
const noVerdict: ReadonlySet<ErrorCode> = new Set(['not_found', 'forbidden', 'bad_request', 'conflict']);

/**
 * What is known of an answer; null where the tenant has no assessment service that would tell (EMAIL-2).
 * @param answerId empty asks nothing
 */
export const emailAnswerQuery = (port: RuntimePort, answerId: string) =>
  queryOptions({
    queryKey: ['emailAnswer', answerId],
    queryFn: ({ signal }): Promise<EmailAnswer | null> =>
      port.send(emailAnswer, { params: { answerId } }, { signal }).catch((error: unknown) => {
        if (error instanceof LecternError && (noVerdict.has(error.code) || error.detail.status === 501)) return null;
        throw error;
      }),
    enabled: answerId !== '',
    staleTime: Infinity,
  });
