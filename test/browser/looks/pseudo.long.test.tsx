// Every state of every element in a language that nobody speaks: what was not translated shows, and what is longer fits (LOC-6).
import { expect } from 'chai';
import { readMarkdown, spokenText } from '../../../src/features/tutor/readMarkdown.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { clear, show } from '../support/exhibit.ts';
import { pseudo } from '../../pseudo.ts';
import { speakPseudo, stringsOf, textsOf, untranslated } from '../support/pseudo.ts';
import { shortPauses } from '../support/shortPauses.ts';

const host = new URL('https://x.example');

for (const { manifest, states } of exhibits) {
  describe(`pseudo-language in ${manifest.tag}`, () => {
    shortPauses();
    let restore = () => {};
    beforeEach(() => (restore = speakPseudo()));
    afterEach(() => {
      clear();
      restore();
    });

    // A state with a language of its own is not in this one.
    for (const state of states.filter(({ offline, attributes }) => offline !== 'later' && !attributes?.['locale'])) {
      it(state.name, async () => {
        const { element } = await show(manifest.tag, state, { width: '358px' });
        const data = Object.values(state.replies)
          .flat()
          .flatMap(({ body, answer, events = [] }) => [
            ...stringsOf(answer ? answer(host) : [body, events]),
            spokenText(readMarkdown(events.map(([, data]) => (data as { text?: string }).text ?? '').join(''))),
          ])
          // What an address says is its writer's; what the learner types, or has typed before, is theirs.
          .concat(stringsOf(state.keeps))
          .concat(Object.values(state.stored ?? {}).flatMap((text) => stringsOf(JSON.parse(text))))
          .concat([...new URLSearchParams(state.attributes?.['query']).values()].map((text) => text.trim()))
          .concat((state.clicks ?? []).flatMap((click) => (typeof click === 'string' ? [] : stringsOf(click[1]))))
          .sort((one, other) => other.length - one.length);
        const texts = textsOf(element.shadowRoot!);
        // An element that has nothing to show is settled by its ground alone.
        if (state.settled !== '.lectern') expect(texts.some((text) => text.includes('⟦'))).to.equal(true);
        expect([...new Set(texts.map((text) => untranslated(text, data)))].filter(Boolean)).to.deep.equal([]);
        // A dialog is not in the element's own space.
        if (!element.shadowRoot!.querySelector('dialog[open]'))
          expect(element.scrollWidth, 'width of what is shown').to.be.at.most(358);
      });
    }
  });
}

describe('the pseudo-language', () => {
  it('keeps what is set in, and shows what was written in code', () => {
    expect(pseudo('Due {{date}} <0>')).to.equal('⟦Dúé~~ {{date}} <0>⟧');
    expect(untranslated('⟦Dúé ⟦x⟧ Dec 5~⟧ · 1 hr 5 min · Anatomy', ['Anatomy'])).to.equal('');
    expect(untranslated('⟦Dúé⟧ · overdue', ['Anatomy'])).to.contain('overdue');
  });
});
