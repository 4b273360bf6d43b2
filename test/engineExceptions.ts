/** What an engine calls a violation and is none, with the reason. */
export interface EngineException {
  /** The tag of an element, the two names of one of its states (`tag, state`), or the file of a screen (`test/e2e/screens`). */
  readonly place: string;
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

const form = 'A form without a name has no role (HTML-AAM), so the forms of a list are no landmarks that need names.';

/** All exceptions. */
export const engineExceptions: readonly EngineException[] = [
  { place: 'lectern-frame', rule: 'html_lang_exists', reason: blank },
  { place: 'lectern-frame', rule: 'skip_main_exists', reason: blank },
  { place: 'lectern-feedback, sending', rule: 'text_contrast_sufficient', reason: sending },
  { place: 'lectern-player, content-hostile', rule: 'target-size', reason: author },
  { place: 'lectern-profile', rule: 'aria_child_tabbable', reason: field },
  { place: 'learner/profile-time-zone', rule: 'aria_child_tabbable', reason: field },
  { place: 'staff/admin-people', rule: 'aria_form_label_unique', reason: form },
  { place: 'staff/admin-clock', rule: 'aria_form_label_unique', reason: form },
  { place: 'staff/admin-tools-one', rule: 'aria_form_label_unique', reason: form },
  { place: 'staff/teach-packages', rule: 'aria_form_label_unique', reason: form },
];

/** Whether a finding of an engine is an exception. @param places what it was found in, by the names of {@link EngineException} */
export const isException = (finding: string, ...places: readonly string[]): boolean =>
  engineExceptions.some(({ place, rule }) => places.includes(place) && finding.startsWith(`${rule}:`));
