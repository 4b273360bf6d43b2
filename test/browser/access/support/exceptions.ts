/** What an engine calls a violation and is none, with the reason. */
export interface Exception {
  readonly tag: string;
  /** A state, or `*` for all of the element. */
  readonly state: string;
  /** The rule, by the id of its engine. */
  readonly rule: string;
  readonly reason: string;
}

const blank =
  'The frame is empty in these states. A page in a frame is judged as the page that it is, in the journeys.';
const sending =
  'What was written is inert while it is sent. Text of inactive parts has no least contrast (1.4.3), and the engine does not know `inert`.';
const field =
  'The focus stays in the field, which names the option by `aria-activedescendant` (combobox pattern). No option is to be tabbed to.';
const author =
  'The link is an author’s, and so are the words around it. It cannot be known whether they stand in a sentence.';

/** All exceptions. */
export const exceptions: readonly Exception[] = [
  { tag: 'lectern-frame', state: '*', rule: 'html_lang_exists', reason: blank },
  { tag: 'lectern-frame', state: '*', rule: 'skip_main_exists', reason: blank },
  { tag: 'lectern-feedback', state: 'sending', rule: 'text_contrast_sufficient', reason: sending },
  { tag: 'lectern-player', state: 'content-hostile', rule: 'target-size', reason: author },
  { tag: 'lectern-profile', state: '*', rule: 'aria_child_tabbable', reason: field },
];
