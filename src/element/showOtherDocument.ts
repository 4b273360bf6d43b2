import { LecternError } from '../errors.ts';
import type { RuntimePort } from '../port/port.ts';
import { languageAround } from './languageAround.ts';

/**
 * Shows in an element that it does not work in this document, because a browser cannot create nodes of one document for another (ELEM-21).
 * @returns the error, for the people who built the page
 */
export function showOtherDocument(element: HTMLElement, root: ShadowRoot, { locale }: RuntimePort): LecternError {
  const sentence = element.ownerDocument.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.dir = 'auto';
  // A document without a language gets the language of the page.
  const tag = locale.nearest(languageAround(element) ?? languageAround(document.documentElement) ?? '');
  const show = () => void (sentence.textContent = locale.translate(tag, 'common')('elementFailed'));
  if (locale.ready(tag, ['common'])) show();
  else locale.load(tag, ['common']).then(show, show);
  root.replaceChildren(sentence);
  return new LecternError(
    'other_document',
    `<${element.localName}> works in the document whose script defined it; add that script here and make the element again`,
  );
}
