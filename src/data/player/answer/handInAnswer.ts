import { LecternError } from '../../../errors.ts';
import type { AnswerField } from './AnswerField.ts';
import { answerQuery } from './answerQuery.ts';
import type { Command } from '../../../commands/Command.ts';
import { completePart } from '../run/completePart.ts';
import { invalidate } from '../../query/invalidate.ts';
import type { PartInput } from '../run/PartInput.ts';

export interface HandInInput extends PartInput {
  readonly activityPathId: string;
}

/** Hands in the text of a field: it is saved first, then the part is completed with it (ANSWER-1). */
export const handInAnswer = (field: AnswerField): Command<HandInInput, void> => ({
  wish: completePart.wish,
  run: async (port, input, id) => {
    const { text } = field.getState().draft;
    const saved = await field.save();
    if (!saved) {
      const { standing } = field.getState().draft;
      throw new LecternError(
        standing === 'choose' || standing === 'refused' ? 'conflict' : 'network',
        'the answer is not saved',
        { messages: { text: [field.getState().draft.message ?? ''] } },
      );
    }
    // Another device may have saved another text since. The text that the learner sees is handed in, or none.
    const { workflowId, activityPathId } = input;
    const known = await port.cache.fetchQuery({ ...answerQuery(port, workflowId, activityPathId), staleTime: 0 });
    if (known.handedInAt === null && known.text !== text)
      throw new LecternError('conflict', 'another text has been saved since');
    await completePart.run(port, input, id);
  },
  after: async (port, input) => {
    await Promise.all([
      completePart.after(port, input),
      invalidate(port, answerQuery(port, input.workflowId, input.activityPathId).queryKey),
    ]);
  },
});
