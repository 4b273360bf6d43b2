import { expect } from 'chai';
import { certificatesCall, certificatesState } from '../../../widgets/workbench/states/player/certificateStates.ts';
import { clear, show } from '../support/exhibit.ts';
import { count, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const wide = { width: '1120px' };
const texts = (elements: readonly Element[]) =>
  elements.map(({ textContent }) =>
    textContent
      .replace(/[\u2068\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

describe('lectern-player: certificates of a course', () => {
  afterEach(clear);

  it('OVER-4, CERT-2: open when there is more than one, the newest first, each with its state and its preview', async () => {
    const { find, all } = await show(tag, 'certificates', {
      ...wide,
      hrefFor: (route) => (route.name === 'certificate' ? `/host/${route.certificateNumber}` : null),
    });
    expect((find('.certificate-list') as HTMLDetailsElement).open).to.equal(true);
    expect(texts([find('.certificate-list summary')!])).to.deep.equal(['Certificates 4']);
    expect(texts(all('.certificate-what .muted'))).to.deep.equal([
      'AGA-2026-000001 Issued Nov 14, 2026 Valid until Nov 14, 2028',
      'AGA-2025-000003 Issued Nov 14, 2025',
      'AGA-2024-000002 Issued Nov 14, 2024 Valid until Nov 14, 2025 (expired)',
      'AGA-2023-000004 Issued Nov 14, 2023',
    ]);
    expect(texts(all('.certificate-off'))).to.deep.equal(['Revoked']);
    expect(
      all('.certificate-do').map((place) =>
        [...place.querySelectorAll('a')].map((link) => link.getAttribute('href')!.replace(location.origin, '')),
      ),
    ).to.deep.equal([
      ['/certificates/AGA-2026-000001.pdf', '/host/AGA-2026-000001'],
      ['/host/AGA-2025-000003'],
      ['/certificates/AGA-2024-000002.pdf', '/host/AGA-2024-000002'],
      ['/host/AGA-2023-000004'],
    ]);
    expect(texts([all('.certificate-what .title')[3]!])[0]).to.contain('<b>markup</b> & marks');
  });

  it('OVER-4: closed with one, absent with none, and where the LMS has no such call', async () => {
    const one = await show(tag, 'certificates-one', wide);
    expect((one.find('.certificate-list') as HTMLDetailsElement).open).to.equal(false);
    clear();
    for (const reply of [[], { status: 404 }]) {
      const { asked, find } = await show(tag, certificatesState('x', 'x', reply, '.overview .buttons'), wide);
      await until(() => count(asked, certificatesCall) === 1);
      await until(() => find('.results tbody'));
      expect(find('.certificate-list, .certificates-missed')).to.equal(null);
      clear();
    }
  });

  it('OVER-4: a failure is told in a line, and trying again brings them', async () => {
    const failed = certificatesState('x', 'x', { status: 500 }, '.certificates-missed .quiet-line');
    const replies = failed.replies[certificatesCall]!;
    const { body } = certificatesState('x', 'x', [{ number: 'A-1' }]).replies[certificatesCall]![0]!;
    const { find } = await show(
      tag,
      { ...failed, replies: { ...failed.replies, [certificatesCall]: [...replies, ...replies, { body }] } },
      wide,
    );
    expect(find('.certificates-missed .quiet-line')!.textContent).to.contain(
      'The certificates of this course could not be loaded.',
    );
    find('.certificates-missed .link')!.click();
    await until(() => find('.certificate-list'));
  });
});
