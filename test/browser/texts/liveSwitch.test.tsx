// Another language while somebody writes: what is typed stays, and nothing is asked for but files of texts (LOC-5).
import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';

describe('another language while an element is used', () => {
  afterEach(clear);

  it('keeps what is typed, the place of the cursor and the focus; the server is asked for nothing', async () => {
    const { asked, element, find } = await show('lectern-player', 'answer');
    const field = find('textarea') as HTMLTextAreaElement;
    field.focus();
    field.setRangeText('Half a thought', 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.setSelectionRange(4, 5);
    const before = asked.length;
    const label = () => element.shadowRoot!.querySelector('.lectern')!.textContent;
    expect(label()).to.include('Your answer');
    element.setAttribute('locale', 'de');
    await until(() => find('.lectern')!.lang === 'de' && !label().includes('Your answer'), 'German texts');
    expect(find('textarea')).to.equal(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['Half a thought', 4, 5]);
    expect(element.shadowRoot!.activeElement).to.equal(field);
    expect(asked.slice(before).filter((call) => call.startsWith('GET'))).to.deep.equal([]);
  });
});
