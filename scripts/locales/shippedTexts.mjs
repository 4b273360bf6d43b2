import { formsOf } from './localeFaults.mjs';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The texts of a file as browsers get them. A browser has no plural rules for Latin and uses those of its own language, so each form that
 * it may request has the text for many.
 */
export function shippedTexts(tag, texts) {
  if (tag !== 'la') return texts;
  const added = Object.entries(texts).flatMap(([key, text]) =>
    key.endsWith('_other')
      ? FORMS.filter((form) => !formsOf(tag).includes(form)).map((form) => [key.replace(/other$/, form), text])
      : [],
  );
  return { ...Object.fromEntries(added), ...texts };
}
