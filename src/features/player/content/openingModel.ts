import type { Words } from '../base/Words.ts';
import type { ContentModel } from './contentModel.ts';
import { overText } from './overText.ts';

/**
 * The first text of a course by itself, made of a tree that holds no other parts than those on the way to it (AUTO-6). What depends on the
 * others is left out until they are there: place among them, progress, and the ways on. Undefined where the part is no open text, or is
 * done with a team, or is proctored.
 */
export function openingModel(model: ContentModel, words: Words): ContentModel | undefined {
  const { body, current } = model;
  if (body.kind !== 'content' || body.team || !current || current.part.child.proctored) return undefined;
  return {
    ...model,
    rows: [],
    measured: false,
    left: null,
    finishable: false,
    over: overText(current, '', words),
    position: '',
  };
}
