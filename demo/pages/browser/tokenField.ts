import type { TableToken } from './elementTable.ts';
import { about, make, said } from './make.ts';

const kinds: Readonly<Record<string, string>> = { '<color>': 'color', '<length>': 'number', '<number>': 'number' };

/** A colour in the form of a colour picker: `#RRGGBB`. Transparency is lost, as in every picker. */
function pickable(colour: string): string {
  const [, short] = /^#(\w{3})$/.exec(colour) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  if (colour.startsWith('#')) return colour.slice(0, 7);
  return `#${[...colour.matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([part]) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A control for a token: it sets the token by the element's style object, which the strictest policy allows, and which frames notice. */
export function tokenField(
  { name, syntax, default: initial, range, description }: TableToken,
  element: HTMLElement,
  changed: () => void,
): HTMLElement {
  const id = `token-${name}`;
  const isColour = syntax === '<color>';
  const input = make('input', {
    id,
    'type': kinds[syntax] ?? 'text',
    'class': 'unset',
    'aria-describedby': `${id}-about`,
    'dir': 'ltr',
    'min': range?.[0],
    'max': range?.[1],
    'step': syntax === '<number>' ? 0.05 : undefined,
    'placeholder': isColour ? undefined : initial,
    'value': isColour ? pickable(initial) : undefined,
    'spellcheck': 'false',
    'autocomplete': 'off',
  });
  const reset = make(
    'button',
    { type: 'button', class: 'reset', hidden: true },
    make('span', { class: 'unseen' }, said('toDefault'), ` ${name}`),
    make('span', { 'aria-hidden': 'true' }, '↺'),
  );

  const set = (value: string) => {
    if (value) element.style.setProperty(name, value);
    else element.style.removeProperty(name);
    const isSet = element.style.getPropertyValue(name) !== '';
    reset.hidden = !isSet;
    input.classList.toggle('unset', !isSet);
    changed();
  };
  input.addEventListener('input', () =>
    set(input.value && input.validity.valid ? `${input.value}${syntax === '<length>' ? 'px' : ''}` : ''),
  );
  reset.addEventListener('click', () => {
    input.value = isColour ? pickable(initial) : '';
    set('');
    input.focus();
  });
  const label = make('label', { for: id }, make('code', {}, name));
  return make(
    'div',
    { class: 'field token' },
    label,
    make('div', { class: 'row' }, input, reset),
    about(description, `${id}-about`),
  );
}
