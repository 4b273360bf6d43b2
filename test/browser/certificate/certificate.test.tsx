import { expect } from 'chai';
import {
  certificateNumber,
  objectiveId,
  wireCertificate,
} from '../../../widgets/workbench/states/certificate/stateCertificate.ts';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-certificate';
const wide = { width: '1120px' };
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => ({
  ...statesOf(tag).find((one) => one.name === name)!,
  ...changes,
});
const query = 'GET /api/lms/v1/certificate-records/query';
const shareAddress = `https://academy.example/learn/certificate/${certificateNumber}`;
const focused = (element: HTMLElement) => element.shadowRoot!.activeElement;

/** All that an element tells its page; whoever asks to go elsewhere stays. */
function hear(element: HTMLElement) {
  const told: [string, unknown][] = [];
  for (const name of ['lectern-navigate', 'lectern-title', 'lectern-certificate-opened', 'lectern-error'])
    element.addEventListener(name, (event) => {
      if (name === 'lectern-navigate') event.preventDefault();
      told.push([name, (event as CustomEvent<unknown>).detail]);
    });
  const notices: string[] = [];
  element.addEventListener('lectern-notice', (event) => {
    const { tone, title } = (event as CustomEvent<{ tone: string; title: string }>).detail;
    notices.push(`${tone}: ${title}`);
  });
  return { told, notices };
}

/** With another clipboard, while a test runs. */
async function withClipboard(writeText: (text: string) => Promise<void>, run: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else delete (navigator as { clipboard?: unknown }).clipboard;
  }
}

function write(field: HTMLElement | null, text: string): void {
  const input = field as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('lectern-certificate', () => {
  afterEach(clear);

  it('CERT-1, TEXT-20, TEXT-55: shows every label, and (expired) once it is', async () => {
    const { find, all } = await show(tag, 'certificate-expired', wide);
    const names = all('.cert-facts :is(h3, dt)').map(({ textContent }) => textContent);
    expect(names).to.deep.equal([
      'About',
      'Student',
      'Course name',
      'Course code',
      'Certificate ID',
      'Issued by',
      'Description',
      'Results',
      'Score',
      'Grade',
      'Dates',
      'Completion date',
      'Expiry date',
    ]);
    expect(all('.cert-actions > :not(p)').map(({ textContent }) => textContent.replace(/ \(.*/, ''))).to.deep.equal([
      'Download',
      'Open Badge',
      'Share link',
      'Add to LinkedIn profile',
    ]);
    const values = Object.fromEntries(
      all('.cert-facts dl > div').map((row) => [row.children[0]!.textContent, row.children[1]!.textContent]),
    );
    expect([values['Student'], values['Certificate ID'], values['Score'], values['Grade']]).to.deep.equal([
      'Mira Adaeze Okafor',
      certificateNumber,
      '86% (43 out of 50 points)',
      'A−',
    ]);
    expect(values['Expiry date']).to.equal('November 20, 2026 (expired)');
    expect(find('.notice')!.textContent).to.contain('This certificate has expired');
    expect(find('.cert-signed')!.textContent).to.contain('(expired)');
  });

  it('SCORE-4: a score whose maximum is 1 has no row, and what has no end has no expiry date', async () => {
    const { all } = await show(tag, 'certificate-score-of-one', wide);
    const names = all('.cert-facts :is(h3, dt)').map(({ textContent }) => textContent);
    expect(names).to.not.include('Score');
    expect(names).to.not.include('Results');
    expect(names).to.not.include('Expiry date');
  });

  it('CERT-2: asks by number, or for the newest of a course and its learner', async () => {
    const one = await show(tag, 'certificate', wide);
    const asked = (shown: typeof one) =>
      shown.queries.flatMap((given, index) =>
        shown.asked[index] === query
          ? [Object.fromEntries([...given].map(([key, value]) => [key, JSON.parse(value) as unknown]))]
          : [],
      );
    const sort = [{ selector: 'created', desc: true }];
    expect(asked(one)).to.deep.equal([{ filter: ['certificateNumber', '=', certificateNumber], sort, take: 1 }]);
    clear();
    const newest = await show(tag, 'certificate-newest', wide);
    expect(asked(newest)).to.deep.equal([
      { filter: [['objectiveId', '=', objectiveId], 'and', ['userId', '=', 'mira']], sort, take: 100 },
    ]);
  });

  it('CERT-20: a revoked one says when and why, is stamped, and is neither downloaded nor added to a profile', async () => {
    const { find, all } = await show(tag, 'certificate-revoked', wide);
    expect(find('.notice.danger')!.textContent.replace(/[\u2068\u2069]/g, '')).to.contain(
      'It has not been valid since November 18, 2026. Reason: Issued by mistake.',
    );
    expect(find('.cert-stamp')!.textContent).to.equal('Revoked');
    expect(all('.cert-actions > *').map(({ textContent }) => textContent)).to.deep.equal(['Share link']);
  });

  it('CERT-25: the file opens in a new tab; without one a line says so; one of Credly leads there', async () => {
    const { find, element } = await show(tag, 'certificate', wide);
    const link = find('.cert-actions a') as HTMLAnchorElement;
    expect([new URL(link.href).pathname, link.target, link.rel]).to.deep.equal([
      `/api/lms/v1/public/certificate-records/${certificateNumber}/file.pdf`,
      '_blank',
      'noopener',
    ]);
    const linkedIn = new URL((element.shadowRoot!.querySelectorAll('.cert-actions a')[2] as HTMLAnchorElement).href);
    expect(linkedIn.searchParams.get('certUrl')).to.equal(shareAddress);
    clear();
    const without = await show(tag, 'certificate-without-file', wide);
    expect(without.find('.cert-without')!.textContent).to.equal('There is no file of this certificate to download.');
    clear();
    const credly = await show(tag, 'certificate-credly', wide);
    expect((credly.find('.cert-actions a') as HTMLAnchorElement).href).to.equal('https://www.credly.com/badges/1');
    expect(credly.find('.cert-without')).to.equal(null);
  });

  it('CERT-17: where the LMS gives it as an Open Badge, anybody is offered that too, and told what it is', async () => {
    for (const name of ['certificate', 'public-certificate']) {
      const { find } = await show(tag, name, wide);
      const badge = [...find('.cert-actions')!.querySelectorAll('a')].find((one) => /Open Badge/.test(one.textContent));
      expect([new URL(badge!.href).pathname, badge!.target]).to.deep.equal([
        `/api/lms/v1/public/certificate-records/${certificateNumber}/open-badge`,
        '_blank',
      ]);
      expect(find(`#${CSS.escape(badge!.getAttribute('aria-describedby')!)}`)!.textContent).to.contain(
        'any verifier can check',
      );
      clear();
    }
    for (const name of ['certificate-plain', 'certificate-revoked', 'public-certificate-bare']) {
      const { find } = await show(tag, name, wide);
      expect(find('.cert-actions')!.textContent).to.not.contain('Badge');
      clear();
    }
  });

  it('CERT-3, TEXT-33, TEXT-34: copies its link, says so for 10 s, and says where it cannot', async () => {
    const { find, element } = await show(tag, 'certificate', wide);
    const { notices } = hear(element);
    const copied: string[] = [];
    const share = () => find('.cert-actions button')!;
    await withClipboard(
      async (text) => void copied.push(text),
      async () => {
        share().click();
        await until(() => notices.length === 1);
        expect(share().textContent).to.equal('The link is copied');
      },
    );
    await withClipboard(
      () => Promise.reject(new Error('refused')),
      async () => {
        share().click();
        await until(() => notices.length === 2);
      },
    );
    expect(copied).to.deep.equal([shareAddress]);
    expect(notices).to.deep.equal(['success: The link was copied', 'danger: The link could not be copied']);
  });

  it('CERT-3: without an address of the LMS it is the public page of the portal; without any it is reported', async () => {
    const reply = (changes: object) => [{ body: { data: [wireCertificate({ publicUrl: null, ...changes })] } }];
    const given = { hrefFor: (route: { readonly name: string }) => `/host/${route.name}` };
    const plain = await show(tag, state('certificate', { replies: { [query]: reply({}) } }), { ...wide, ...given });
    const copied: string[] = [];
    const { notices } = hear(plain.element);
    await withClipboard(
      async (text) => void copied.push(text),
      async () => {
        plain.find('.cert-actions button')!.click();
        await until(() => notices.length === 1);
      },
    );
    expect(copied).to.deep.equal([new URL('/host/publicCertificate', location.href).href]);
    clear();
    const bare = await show(
      tag,
      state('certificate-newest', { replies: { [query]: reply({ certificateNumber: '' }) } }),
      wide,
    );
    const heard = hear(bare.element);
    const warned: unknown[] = [];
    const { warn, error } = console;
    console.warn = console.error = (...said: unknown[]) => void warned.push(said.map(String).join(' '));
    try {
      bare.find('.cert-actions button')!.click();
      await until(() => heard.notices.length === 1);
    } finally {
      Object.assign(console, { warn, error });
    }
    expect(heard.notices).to.deep.equal(['danger: The link could not be copied']);
    expect(warned.join()).to.contain('no address to share');
    expect(bare.find('.cert-qr')).to.equal(null);
  });

  it('CERT-4, AUD-3: for a visitor nobody is asked for, and nothing is offered that is the learner’s', async () => {
    const { asked, find } = await show(tag, 'public-certificate', wide);
    await until(() => find('.cert-qr svg'));
    await settle();
    expect(asked.filter((one) => one.includes('/users/'))).to.deep.equal([]);
    expect(asked.filter((one) => one.includes('certificate'))).to.deep.equal([
      `GET /api/lms/v1/public/certificate-records/${certificateNumber}`,
    ]);
    expect(find('.cert-actions')!.textContent).to.not.contain('LinkedIn');
    expect(find('.notice.success')!.textContent).to.contain('This certificate is genuine');
    expect(find('.cert-qr svg')!.getAttribute('aria-label')).to.contain(shareAddress);
  });

  it('CERT-21: an unknown number, one that is not the learner’s, and what is no number have texts of their own', async () => {
    const texts: string[] = [];
    for (const name of ['public-certificate-unknown', 'certificate-not-yours', 'public-certificate-malformed']) {
      const { find, asked } = await show(tag, name, wide);
      texts.push(find('.cert-ask .notice b')!.textContent);
      expect((find('.cert-typed input') as HTMLInputElement).getAttribute('aria-invalid')).to.equal('true');
      if (name.endsWith('malformed')) expect(asked.join()).to.not.contain('certificate');
      clear();
    }
    expect(texts).to.deep.equal([
      'There is no certificate with this ID',
      'You have no certificate with this ID',
      'This is not the ID of a certificate',
    ]);
  });

  it('CERT-21, ROUTE-45: a number is typed, with its dashes mended, and its certificate is shown', async () => {
    const { find, element, asked } = await show(tag, 'public-certificate-ask', wide);
    const { told } = hear(element);
    const submit = () => find('.cert-typed .btn')!.click();
    submit();
    await until(() => find('.cert-fault'));
    expect([find('.cert-fault')!.textContent, focused(element)]).to.deep.equal([
      'Field is required',
      find('.cert-typed input'),
    ]);
    write(find('.cert-typed input'), 'two words');
    submit();
    await until(() => find('.cert-ask .notice'));
    expect(asked.join()).to.not.contain('certificate');
    write(find('.cert-typed input'), ` ${shareAddress.replaceAll('-', '\u2013')}?from=mail `);
    submit();
    await until(() => find('.cert-sheet'));
    await until(() => focused(element) === find('h2'), 'focus on the heading');
    expect(asked.at(-1)).to.equal(`GET /api/lms/v1/public/certificate-records/${certificateNumber}`);
    expect(told).to.deep.include(['lectern-certificate-opened', { certificateNumber }]);
    expect(told.at(-1)).to.deep.equal([
      'lectern-title',
      { sections: ['Certificate', 'Working Safely with Biological Material'] },
    ]);
  });

  it('CERT-21: an element that owns the address has the page go to the number', async () => {
    const given = state('public-certificate-ask');
    const { find, element } = await show(
      tag,
      { ...given, attributes: { ...given.attributes, routing: 'url' } },
      {
        ...wide,
        hrefFor: (route) => (route.name === 'publicCertificate' ? `/check/${route.certificateNumber}` : null),
      },
    );
    const { told } = hear(element);
    write(find('.cert-typed input'), 'A-1');
    find('.cert-typed .btn')!.click();
    await until(() => told.some(([name]) => name === 'lectern-navigate'));
    expect(told.find(([name]) => name === 'lectern-navigate')![1]).to.deep.equal({
      route: { name: 'publicCertificate', certificateNumber: 'A-1' },
      href: '/check/A-1',
    });
    element.setAttribute('number', certificateNumber);
    await until(() => find('.cert-sheet'));
  });

  it('CERT-22: markup and marks of direction in names are text', async () => {
    const { find, element } = await show(tag, 'certificate-hostile', wide);
    expect(find('.cert-student')!.textContent).to.equal('<img src=x onerror=alert(1)> {{number}}');
    expect(find('.cert-course')!.textContent).to.equal('<b>Bold</b> & "quoted"');
    expect(element.shadowRoot!.querySelectorAll('img, script, .cert i, .cert-course b').length).to.equal(0);
    expect(find('.notice')!.textContent).to.contain('<i>Academy</i>');
  });

  for (const name of ['certificate-long', 'certificate-many-names'])
    for (const width of ['358px', '700px', '1200px'])
      it(`CERT-22, ${name} at ${width}: two hundred letters fit on the sheet`, async () => {
        const { find, all } = await show(tag, name, { width });
        const sheet = find('.cert-sheet')!.getBoundingClientRect();
        const inside = all('.cert-in *').filter((each) => !each.closest('svg'));
        for (const each of inside) {
          const box = each.getBoundingClientRect();
          expect(box.left, each.className).to.be.at.least(sheet.left);
          expect(box.right, each.className).to.be.at.most(sheet.right);
          expect(box.bottom, each.className).to.be.at.most(sheet.bottom);
        }
        const root = find('.lectern')!;
        expect(root.scrollWidth).to.be.at.most(root.clientWidth);
      });

  it('CERT-23: from an LMS that tells little name and course come by other calls, and a visitor sees its picture', async () => {
    const own = await show(tag, 'certificate-plain', wide);
    await until(() => own.find('.cert-course')!.textContent !== 'Certificate of Achievement');
    expect([own.find('.cert-student')!.textContent, own.find('.cert-course')!.textContent]).to.deep.equal([
      'Mira Okafor',
      'Working Safely with Biological Material',
    ]);
    clear();
    const picture = await show(tag, 'public-certificate-picture', wide);
    expect([picture.find('.cert-sheet'), Boolean(picture.find('.cert-paper img[alt]'))]).to.deep.equal([null, true]);
    clear();
    const broken = await show(
      tag,
      state('public-certificate-picture', {
        settled: '.cert-sheet',
        replies: {
          'GET /api/lms/v1/public/certificate-records/*': [
            {
              body: wireCertificate({
                student: null,
                objective: null,
                certificatePngUrl: 'data:image/png;base64,AAAA',
              }),
            },
          ],
        },
      }),
      wide,
    );
    expect(broken.find('.cert-words')!.textContent).to.contain('This is to certify the completion of the course');
  });

  it('CERT-26: the sheet is 1 to √2, beside its facts; narrow, they are under it', async () => {
    const { find } = await show(tag, 'certificate', wide);
    const box = (selector: string) => find(selector)!.getBoundingClientRect();
    expect(box('.cert-sheet').width / box('.cert-sheet').height).to.be.closeTo(Math.SQRT2, 0.01);
    expect(box('.cert-aside').left).to.be.above(box('.cert-paper').right);
    clear();
    const narrow = await show(tag, 'certificate', { width: '358px' });
    const low = (selector: string) => narrow.find(selector)!.getBoundingClientRect();
    expect(low('.cert-aside').top).to.be.above(low('.cert-paper').bottom);
    expect(low('.cert-sheet').height).to.be.above(low('.cert-sheet').width);
  });

  it('a failure is told to the page, and trying again brings the certificate', async () => {
    const failed = state('certificate-failed');
    const { find } = await show(
      tag,
      {
        ...failed,
        replies: {
          [query]: [
            ...failed.replies[query]!,
            ...failed.replies[query]!,
            { body: { data: [wireCertificate()], totalCount: 1 } },
          ],
        },
      },
      wide,
    );
    expect(find('.empty-state')!.textContent).to.contain('The certificate could not be loaded');
    find('.empty-state .btn')!.click();
    await until(() => find('.cert-sheet'));
  });
});
