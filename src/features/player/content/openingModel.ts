import type { Words } from '../base/Words.ts';
import type { ContentModel } from './contentModel.ts';
import { overText } from './overText.ts';

/**
 * The first text of a course alone, from a tree that holds only the parts on the path to it (AUTO-6). Data that needs
 * the other parts is left out until they are loaded: its place among them, progress, and neighbours. Undefined if the
 * part is not an open text, is team work, or is proctored.
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
