// Every element, live: the page is made from the table next to the elements, for one element at a time.
import { logEvents } from '../../hosts/browser/logEvents.ts';
import { pageTitle, showInTitle } from '../../hosts/browser/pageTitle.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { attributeField } from './attributeField.ts';
import { elementAt as at } from './elementAt.ts';
import { elementTable, exampleOf, type TableElement } from './elementTable.ts';
import { eventList } from './eventList.ts';
import { make, said } from './make.ts';
import { markupOf } from './markupOf.ts';
import { partList } from './partList.ts';
import { slotField } from './slotField.ts';
import { tokenField } from './tokenField.ts';

const [stage, markup, copied] = [at('stage'), at('markup'), at('copied')];
const courses = new Map(
  (JSON.parse(at('courses').textContent) as readonly { readonly id: string; readonly name: string }[]).map(
    ({ id, name }) => [id, name],
  ),
);
/** The id that examples use for a course. */
const anyCourse = 'b7';

let shown = new AbortController();

function fill(id: string, fields: readonly HTMLElement[]) {
  at(id).replaceChildren(...fields);
  at(`${id}-count`).textContent = String(fields.length);
  const details = at(id).closest('details');
  if (details) details.hidden = fields.length === 0;
}

/** Shows one element in place of the last one, with the attributes of its example. */
function show(spec: TableElement) {
  shown.abort();
  shown = new AbortController();
  const { signal } = shown;
  const element = document.createElement(spec.tagName);
  const example = exampleOf(spec);
  const namesCourse = (name: string) => example.get(name) === anyCourse;
  for (const [name, value] of example)
    element.setAttribute(name, namesCourse(name) ? ([...courses.keys()][0] ?? '') : value);

  let part = '';
  const changed = () => {
    markup.textContent = markupOf(element, part);
    copied.replaceChildren();
  };
  const tokens = () =>
    fill(
      'tokens',
      spec.cssProperties.map((token) => tokenField(token, element, changed)),
    );
  fill(
    'attributes',
    spec.attributes.map((attribute) =>
      attributeField(attribute, { element, changed, suggestions: namesCourse(attribute.name) ? courses : new Map() }),
    ),
  );
  fill(
    'slots',
    spec.slots.map((slot) => slotField(slot, element, changed)),
  );
  fill('events', eventList(spec.events, stage, signal));
  tokens();
  const parts = partList(
    spec.cssParts,
    element,
    (chosen) => {
      part = chosen;
      changed();
    },
    signal,
  );
  fill('parts', parts);
  // The first entry chooses none.
  at('parts-count').textContent = String(spec.cssParts.length);
  at('tokens-clear').addEventListener(
    'click',
    () => {
      element.removeAttribute('style');
      tokens();
      changed();
    },
    { signal },
  );

  at('tag').textContent = `<${spec.tagName}>`;
  at('summary').textContent = spec.summary;
  for (const link of at('tags').children) {
    if (link.textContent === spec.tagName) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  showInTitle((page) => [spec.tagName, page]);
  changed();
  at('log-clear').click();
  stage.replaceChildren(element);
  stage.scrollTop = 0;
}

async function copy() {
  const text = markup.textContent;
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  if (!done) getSelection()?.selectAllChildren(markup);
  copied.replaceChildren(said(done ? 'copied' : 'notCopied'));
}

async function begin() {
  const all = await elementTable(at('reference').dataset['table'] ?? '');
  const named = () => all.find(({ tagName }) => `#${tagName}` === location.hash);
  at('tags').append(...all.map(({ tagName }) => make('a', { href: `#${tagName}`, dir: 'ltr' }, tagName)));
  const first = named() ?? all[0];
  if (first) show(first);
  at('reference').hidden = false;
  addEventListener('hashchange', () => {
    const spec = named();
    // The address may also name a place within an element.
    if (!spec) return;
    show(spec);
    at('tag').focus();
  });
}

switchPreferences();
pageTitle();
logEvents();
at('copy').addEventListener('click', () => void copy());
begin().catch(() => (at('problem').hidden = false));
