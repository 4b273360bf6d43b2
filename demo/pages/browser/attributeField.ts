import { choicesOf, type TableAttribute } from './elementTable.ts';
import { about, make, said } from './make.ts';

/** The context of a field besides its attribute. */
export interface FieldPlace {
  /** The element that is shown. */
  readonly element: HTMLElement;
  /** Values to choose from, with their names. */
  readonly suggestions: ReadonlyMap<string, string>;
  readonly changed: () => void;
}

/**
 * A control for an attribute, which changes the element while it is shown. An empty control removes the attribute, so that the default
 * applies.
 */
export function attributeField(spec: TableAttribute, { element, suggestions, changed }: FieldPlace): HTMLElement {
  const { name, type, range, description } = spec;
  const id = `attribute-${name}`;
  const now = element.getAttribute(name);
  const shared = { id, 'aria-describedby': `${id}-about`, 'dir': 'ltr' };
  const byDefault = spec.default === undefined ? '' : String(JSON.parse(spec.default));
  const label = make(
    'label',
    { for: id },
    make('code', {}, name),
    byDefault && make('span', { class: 'default' }, ` = ${byDefault}`),
  );
  const write = (value: string | null) => {
    if (value === null || value === '') element.removeAttribute(name);
    else element.setAttribute(name, value);
    changed();
  };

  if (type.text === 'boolean') {
    const box = make('input', { ...shared, type: 'checkbox', checked: now !== null });
    box.addEventListener('change', () => {
      element.toggleAttribute(name, box.checked);
      changed();
    });
    return make(
      'div',
      { class: 'field' },
      make('div', { class: 'tick' }, box, label),
      about(description, `${id}-about`),
    );
  }

  const choices = choicesOf(spec);
  if (choices.length > 0) {
    const unset = make('option', { 'value': '', 'data-text': 'unset' }, said('unset').textContent);
    const select = make(
      'select',
      shared,
      unset,
      ...choices.map((choice) => make('option', { value: choice, selected: choice === now }, choice)),
    );
    select.addEventListener('change', () => write(select.value));
    return make('div', { class: 'field' }, label, select, about(description, `${id}-about`));
  }

  const list =
    suggestions.size > 0 &&
    make('datalist', { id: `${id}-list` }, ...[...suggestions].map(([value, text]) => make('option', { value }, text)));
  const isNumber = type.text === 'number';
  const input = make('input', {
    ...shared,
    type: isNumber ? 'number' : 'text',
    min: range?.[0],
    max: range?.[1],
    value: now ?? '',
    placeholder: byDefault,
    spellcheck: 'false',
    autocomplete: 'off',
    list: list ? list.id : undefined,
  });
  // Half a word or half an id is no value that an element could show.
  input.addEventListener(isNumber ? 'input' : 'change', () => write(input.value));
  return make('div', { class: 'field' }, label, input, list, about(description, `${id}-about`));
}
