import { LecternError } from '../../errors.ts';
import type { AnswerField } from './answerField.ts';
import { answerQuery } from './answerQuery.ts';
import type { Command } from './Command.ts';
import { completePart } from './completePart.ts';
import { outdated } from './outdated.ts';
import type { PartInput } from './PartInput.ts';

export interface HandInInput extends PartInput {
  readonly activityPathId: string;
}

/** Hands in what stands in a field: it is saved first, then the part is completed with it (ANSWER-1). */
export const handInAnswer = (field: AnswerField): Command<HandInInput, void> => ({
  wish: completePart.wish,
  run: async (port, input, id) => {
    const { text } = field.getState().draft;
    const saved = await field.save();
    if (!saved) {
      const { standing } = field.getState().draft;
      throw new LecternError(standing === 'choose' || standing === 'refused' ? 'conflict' : 'network', 'the answer is not saved', { messages: { text: [field.getState().draft.message ?? ''] } });
    }
    // It may have been written elsewhere since it was read: what is handed in is what stands here, or nothing.
    const { workflowId, activityPathId } = input;
    const known = await port.cache.fetchQuery({ ...answerQuery(port, workflowId, activityPathId), staleTime: 0 });
    if (known.handedInAt === null && known.text !== text) throw new LecternError('conflict', 'another text has been saved since');
    await completePart.run(port, input, id);
  },
  after: async (port, input) => {
    await Promise.all([completePart.after(port, input), outdated(port, answerQuery(port, input.workflowId, input.activityPathId).queryKey)]);
  },
});
