import { emailAnswer } from '../../contract/assessment/emailAnswer.ts';
import type { EmailAnswer } from '../../domain/assessment/emailAnswer.ts';
import type { ErrorCode } from '../../errorCodes.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

// These codes mean that the answer has no verdict, or is not this learner's. Any other failure may pass with another try.
const noVerdict: ReadonlySet<ErrorCode> = new Set(['not_found', 'forbidden', 'bad_request', 'conflict']);

/**
 * The verdict on an answer; null where there is none, such as for a tenant without an assessment service (EMAIL-2).
 * @param answerId empty sends no request
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
