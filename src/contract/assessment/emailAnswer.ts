import type { EmailAnswer } from '../../domain/assessment/emailAnswer.ts';
import { readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { maybe, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const answer = object({ correct: maybe, question: text, text, explanation: text, objectiveId: text });

/** The verdict on an answer that was given in an e-mail (CALL-53, EMAIL-2). @assumed */
export const emailAnswer = readCall({
  name: 'emailAnswer.get',
  base: 'assessment',
  path: 'answers/{answerId}',
  read: (body): EmailAnswer => decode('emailAnswer.get', answer, body),
  _input: {} as { readonly params: { readonly answerId: string } },
});
