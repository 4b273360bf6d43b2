import { quizzes } from '../quizzes.ts';
import { make } from './dom.ts';
import type { ActivityView } from './activityView.ts';

/** An activity of questions. */
export const quizActivity =
  (name: keyof typeof quizzes): ActivityView =>
  ({ language, state, locked, changed }) => {
    const { title, intro, tasks } = quizzes[name][language];
    let chosen: readonly unknown[] = Array.isArray(state) ? state : tasks.map(() => null);
    const content = tasks.map(({ question, answers }, index) =>
      make(
        'fieldset',
        {},
        make('legend', {}, question),
        ...answers.map((answer, place) => {
          const input = make('input', {
            type: 'radio',
            name: `task-${index}`,
            ...(chosen[index] === place && { checked: '' }),
            ...(locked && { disabled: '' }),
          });
          input.addEventListener('change', () => {
            chosen = tasks.map((_, at) => (at === index ? place : (chosen[at] ?? null)));
            changed(chosen);
          });
          return make('label', {}, input, make('span', {}, answer));
        }),
      ),
    );
    return {
      title,
      intro,
      content,
      answers: () => (tasks.every((_, index) => typeof chosen[index] === 'number') ? [...chosen] : null),
    };
  };
