import type { Options } from '../../src/port/options.ts';
import { zoneOfNames } from '../../src/runtime/pieces/zoneOfNames.ts';
import type { Finding } from './Finding.ts';

const oneOf =
  (...values: readonly string[]) =>
  (value: unknown) =>
    values.includes(value as string) ? null : values.map((one) => `'${one}'`).join(' or ');

const typeOf = (type: 'function' | 'object') => (value: unknown) =>
  typeof value === type && value !== null ? null : `${type === 'object' ? 'an' : 'a'} ${type}`;

const isLocale = (value: unknown) => {
  try {
    return Intl.getCanonicalLocales(value as string).length === 1;
  } catch {
    return false;
  }
};

/** What each option has to be, in words; null for a value that fits. `apiBase` has a check of its own. */
const wanted: { readonly [N in keyof Required<Options>]: (value: unknown) => string | null } = {
  apiBase: () => null,
  bases: typeOf('object'),
  locale: (value) => (isLocale(value) ? null : 'a language tag, such as "pt-BR"'),
  timezone: (value) =>
    typeof value === 'string' && zoneOfNames([value])
      ? null
      : 'the IANA or Windows name of a zone, such as "Europe/Rome"',
  theme: oneOf('light', 'dark', 'auto', 'contrast'),
  widths: oneOf('element', 'screen'),
  appearance: typeOf('object'),
  getToken: typeOf('function'),
  hrefFor: typeOf('function'),
  navigate: typeOf('function'),
};

/** Options with a value that the elements ignore or cannot use, and names that are no options. */
export function checkOptions(options: Options): readonly Finding[] {
  const check = 'options';
  const found = Object.entries(options).flatMap(([name, value]): readonly Finding[] => {
    // `data-suffix` of the script tag is meant for `define`.
    if (name === 'suffix') return [];
    // A data attribute may be meant for another script.
    if (!Object.hasOwn(wanted, name))
      return [
        { check, state: 'unsure', says: `"${name}" is no option. There are: ${Object.keys(wanted).join(', ')}.` },
      ];
    const lack = value === undefined ? null : wanted[name as keyof Options](value);
    return lack ? [{ check, state: 'wrong', says: `The option ${name} has to be ${lack}.` }] : [];
  });
  return found.length > 0 ? found : [{ check, state: 'ok', says: 'Every option has a value that can be used.' }];
}
