import { expect } from 'chai';
import { objectiveId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, focused, heard, press, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const shown = (find: (selector: string) => HTMLElement | null) => until(() => find('.author p') && find('.enlarge'));

describe('lectern-player: what stands in a text', () => {
  afterEach(clear);

  it('MEDIA-6, MEDIA-10: a footnote has the focus and leads back; what is hidden is shown; what is nowhere changes nothing', async () => {
    const { find, all, element } = await show(tag, 'text-full');
    await shown(find);
    const link = (address: string) => all('.author a').find((one) => one.getAttribute('href') === address)!;
    const reference = link('#note-1');
    reference.click();
    expect(focused(element).textContent).to.contain('caught again');
    link('#ref-1').click();
    expect(focused(element) === reference).to.equal(true);
    // It has kept its place in the order of Tab.
    expect(reference.tabIndex).to.equal(0);
    link('#terms').click();
    expect((find('.author details') as HTMLDetailsElement).open).to.equal(true);
    expect(focused(element).textContent).to.contain('Stance');
    const before = focused(element);
    for (const address of ['#nowhere', '#%E0%A4%A', '#']) {
      link('#nowhere').setAttribute('href', address);
      all('.author a')
        .find((one) => one.textContent === 'this link')!
        .click();
      expect(focused(element) === before).to.equal(true);
      link(address)?.setAttribute('href', '#nowhere');
    }
    expect(location.hash).to.equal('');
  });

  it('ELEM-4, MEDIA-10: links around the portal go as its own do', async () => {
    const { find, all, element } = await show(tag, 'text-full', { hrefFor: (route) => `/host/${route.name}` });
    await shown(find);
    const left = heard(element, 'lectern-navigate');
    element.addEventListener('lectern-navigate', (event) => event.preventDefault());
    const [, , other] = all('.author a');
    expect([other!.getAttribute('href'), other!.getAttribute('target')]).to.deep.equal(['/host/course', null]);
    other!.click();
    expect((left[0] as { route: object }).route).to.include({ name: 'course', objectiveId: 'course-other' });
    all('.author a')[1]!.click();
    await until(() => find('.part > .title')?.textContent !== '1. How people walk');
    expect(left).to.have.length(1);
  });

  it('MEDIA-1, MEDIA-8: the images that are large enough are buttons, and the gallery stops at its ends', async () => {
    const { find, all, element } = await show(tag, 'text-full');
    await until(() => all('.enlarge').length === 3);
    expect(all('.enlarge').map((one) => one.getAttribute('aria-label'))).to.deep.equal([
      'Enlarge image: A foot at heel strike',
      'Enlarge image: A foot at mid-stance',
      'Enlarge image: The force under a foot over one step',
    ]);
    const second = all('.enlarge')[1]!;
    second.focus();
    second.click();
    await until(() => find('.gallery .picture > *'));
    const title = () => find('.gallery h2')!.textContent;
    const [previous, next] = all('.gallery footer .btn');
    expect([title(), find('.gallery [role=status]')!.textContent, focused(element) === next]).to.deep.equal([
      'Image 2 of 3',
      'Image 2 of 3. A foot at mid-stance',
      true,
    ]);
    next!.click();
    await until(() => title() === 'Image 3 of 3');
    expect([
      next!.getAttribute('aria-disabled'),
      find('.gallery .reason')!.textContent,
      find('.gallery figcaption')!.textContent,
    ]).to.deep.equal(['true', 'This is the last image', 'Figure 3. The force under a foot over one step.']);
    next!.click();
    press(next!, 'ArrowRight');
    expect(title()).to.equal('Image 3 of 3');
    for (const at of [2, 1, 1]) {
      press(focused(element), 'ArrowLeft');
      await until(() => title() === `Image ${at} of 3`);
    }
    expect([previous!.getAttribute('aria-disabled'), find('.gallery .reason')!.textContent]).to.deep.equal([
      'true',
      'This is the first image',
    ]);
    expect(await faults(element)).to.deep.equal([]);
    find('.gallery')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !find('.gallery'));
    expect(focused(element) === second).to.equal(true);
  });

  it('MEDIA-8, LOC-3: in Arabic the left arrow goes on', async () => {
    const { find } = await show(tag, 'text-gallery', { locale: 'ar' });
    const [before, after] = [find('.gallery h2')!.textContent, 'الصورة 2 من 3'];
    press(find('.gallery footer .btn')!, 'ArrowLeft');
    await until(() => find('.gallery h2')!.textContent !== before);
    const digits = find('.gallery h2')!.textContent!.replace('٢', '2').replace('٣', '3');
    expect(digits.replace(/[\u2068\u2069]/g, '')).to.equal(after);
  });

  it('MEDIA-3, MEDIA-9: a table that is wider than its place is shown over the page, under its first row', async () => {
    const { find, element } = await show(tag, 'text-full');
    await shown(find);
    await until(() => find('.to-full:not([hidden])'));
    const button = find('.to-full')!;
    button.focus();
    button.click();
    await until(() => find('.wide-table table'));
    expect([find('.wide-table h2')!.textContent, focused(element).className]).to.deep.equal([
      'Joints over one step',
      'scroller',
    ]);
    const place = find('.wide-table .scroller')!;
    place.style.blockSize = '160px';
    place.scrollTop = 200;
    expect(place.scrollTop).to.equal(200);
    const [row, frame] = [find('.wide-table thead th')!, place].map((one) => one.getBoundingClientRect());
    expect(Math.abs(row!.top - frame!.top)).to.be.below(3);
    expect(await faults(element)).to.deep.equal([]);
    find('.wide-table')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !find('.wide-table'));
    expect(focused(element) === button).to.equal(true);
    button.click();
    await until(() => find('.wide-table table a'));
    find('.wide-table table a')!.click();
    await until(() => !find('.wide-table') && focused(element).textContent!.includes('caught again'));
  });

  it('MEDIA-9: a table that has room enough is offered none', async () => {
    const { find } = await show(tag, 'content', { width: '1376px' });
    await until(() => find('.author table'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(find('.to-full')!.hidden).to.equal(true);
  });

  it('MEDIA-4, MEDIA-7: files tell their size where they can, are asked once, and lead nowhere else', async () => {
    const { all, asked, element } = await show(tag, 'text-full');
    await until(() => all('.attachment .size').length === 2);
    expect(
      all('.attachment').map((one) => [
        one.localName,
        one.querySelector('bdi')!.textContent,
        one.querySelector('.size')?.textContent,
        one.getAttribute('download'),
      ]),
    ).to.deep.equal([
      ['a', 'Walking, slides.pdf', '1.18 MB', 'Walking, slides.pdf'],
      ['a', 'Joint angles.xlsx', '512 B', 'Joint angles.xlsx'],
      ['a', 'Notes without a size.txt', undefined, 'Notes without a size.txt'],
      ['span', 'Not a link', undefined, null],
    ]);
    expect(asked.filter((name) => name.startsWith('HEAD')).toSorted()).to.deep.equal(
      ['angles.xlsx', 'notes.txt', 'slides.pdf'].map((name) => `HEAD /api/lms-storage/v1/files/${name}`),
    );
    expect(count(asked, `GET /api/lms/v1/users/me/objectives/${objectiveId}/objective-access`)).to.equal(1);
    expect(await faults(element)).to.deep.equal([]);
  });
});
