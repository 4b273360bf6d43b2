// Files of an answer: chosen, dropped, sent in pieces, interrupted and resumed, removed, and what may not be attached.
import { expect } from 'chai';
import { answer, answerTree, essay, getAnswer } from '../../../widgets/workbench/states/player/answerStates.ts';
import {
  announceFile,
  attachState,
  attached,
  getAttached,
  putPiece,
  wireFile,
} from '../../../widgets/workbench/states/player/attachStates.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { faults, clear, show } from '../support/exhibit.ts';
import { focused, tag, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

type Shown = Awaited<ReturnType<typeof show>>;
const input = ({ find }: Shown) => find('.attach input[type=file]') as HTMLInputElement;
const rows = ({ all }: Shown) => all('.attach-row').map((row) => row.textContent.replace(/\s+/g, ' ').trim());
const asked = (shown: Shown, what: RegExp) => shown.asked.filter((one) => what.test(one)).length;
const removals = (shown: Shown) => asked(shown, /\/remove$/);
const announcements = (shown: Shown) => asked(shown, /^POST .*\/attachments\/[^/]+$/);
const said = ({ all }: Shown) =>
  all('.attach [role=status]')
    .map((one) => one.textContent)
    .join('');
const file = (name: string, size: number, type = 'application/pdf', lastModified = 1_700_000_000_000) =>
  new File([new Uint8Array(size)], name, { type, lastModified });
const choose = (shown: Shown, ...files: readonly File[]) => {
  const data = new DataTransfer();
  files.forEach((one) => data.items.add(one));
  input(shown).files = data.files;
  input(shown).dispatchEvent(new Event('change', { bubbles: true }));
};

/** A server that takes the pieces of a file. @param lose loses so many pieces on the way */
function taking(lose = 0) {
  let known = wireFile('', '', 0, 0);
  const offsets: number[] = [];
  return {
    offsets,
    replies: {
      [announceFile]: [
        {
          answer: (_url: URL, sent: unknown) => {
            const { id, name, size } = sent as { id: string; name: string; size: number };
            if (known.id !== id) known = { ...wireFile(id, name, size, 0) };
            return known;
          },
        },
      ],
      [putPiece]: [
        ...Array.from({ length: lose }, () => ({ fault: 'lost' as const })),
        {
          answer: (url: URL) => {
            const offset = Number(url.pathname.split('/').at(-1));
            offsets.push(offset);
            known = wireFile(known.id, known.name, known.size, Math.min(known.size, offset + 262_144));
            return known;
          },
        },
      ],
    },
  };
}
const empty = (replies: object = {}, has?: ReturnType<typeof answer>) =>
  attachState('x', 'x', '.attach', attached(), has, { replies: replies as never });

describe('files of an answer', () => {
  afterEach(clear);

  it('ATTACH-3: are sent in pieces as soon as they are chosen, and can then be taken and removed', async () => {
    const server = taking();
    const shown = await show(tag, empty(server.replies));
    choose(shown, file('plan.pdf', 600_000));
    await until(() => shown.find('.attach-row a'));
    expect(server.offsets).to.deep.equal([0, 262_144, 524_288]);
    expect(rows(shown)).to.deep.equal(['Download plan.pdf 585.94 KBRemove plan.pdf']);
    expect(said(shown)).to.equal('plan.pdf is attached');
    expect(await faults(shown.element)).to.deep.equal([]);
    shown.find('.attach-row .btn')!.click();
    await until(() => rows(shown).length === 0);
    expect(removals(shown)).to.equal(1);
    expect(focused(shown.element).textContent).to.equal('Choose files');
    expect(said(shown)).to.equal('plan.pdf is removed');
  });

  it('ATTACH-3: a lost connection loses nothing: the rest is sent from where the server has it', async () => {
    const server = taking(2);
    const shown = await show(tag, empty(server.replies));
    choose(shown, file('plan.pdf', 300_000));
    await until(() => rows(shown)[0]?.includes('Not sent yet'));
    expect(await faults(shown.element)).to.deep.equal([]);
    shown.find('.attach-row .link')!.click();
    await until(() => shown.find('.attach-row a'));
    expect(server.offsets).to.deep.equal([0, 262_144]);
  });

  it('ATTACH-4: a file that stopped half-way goes on when the same one is chosen again; another one is another file', async () => {
    const half = wireFile('a1', 'plan.pdf', 500_000, 262_144);
    const ids: string[] = [];
    const offsets: number[] = [];
    const shown = await show(
      tag,
      attachState('x', 'x', '.attach-fault', attached(half), undefined, {
        replies: {
          [announceFile]: [{ answer: (_url, sent) => (ids.push((sent as { id: string }).id), half) }],
          [putPiece]: [
            {
              answer: (url) => {
                offsets.push(Number(url.pathname.split('/').at(-1)));
                return wireFile('a1', 'plan.pdf', 500_000);
              },
            },
          ],
        },
      }),
    );
    expect(rows(shown)[0]).to.match(/Not finished. Choose the same file again/);
    choose(shown, file('plan.pdf', 500_000));
    await until(() => shown.find('.attach-row a'));
    expect([ids, offsets]).to.deep.equal([['a1'], [262_144]]);
    choose(shown, file('plan.pdf', 500_000, 'application/pdf', 5));
    await until(() => ids.length === 2);
    expect(ids[1]).to.match(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
  });

  for (const [name, chosen, says] of [
    ['TEXT-44 too big', file('plan.pdf', 1024 * 1024 + 1), 'We support attaching files not bigger than 1 MB'],
    [
      'TEXT-45 of another type',
      file('page.html', 10, 'text/html'),
      'We support attaching only these types of files: \u2068.pdf\u2069, \u2068.csv\u2069, \u2068.jpg\u2069, \u2068.jpeg\u2069',
    ],
    ['empty', file('plan.pdf', 0), 'The file is empty.'],
  ] as const)
    it(`FORM-2, ATTACH-2: a file that is ${name} is not sent, and says why`, async () => {
      const shown = await show(tag, empty());
      choose(shown, chosen);
      await until(() => shown.find('.attach-fault'));
      expect(shown.find('.attach-fault')!.textContent).to.equal(says);
      expect(said(shown)).to.equal(`${chosen.name} is not attached. ${says}`);
      expect(announcements(shown)).to.equal(0);
      expect(await faults(shown.element)).to.deep.equal([]);
      shown.find('.attach-row .btn')!.click();
      await until(() => rows(shown).length === 0);
    });

  it('ATTACH-2: of four where three are allowed, one is not taken; what is not what its name says is said by the server', async () => {
    const lies = { status: 400, body: { error: { code: 'bad_request', message: 'no', fields: { content: ['no'] } } } };
    const server = taking();
    const shown = await show(tag, empty({ ...server.replies, [putPiece]: [lies, ...server.replies[putPiece]!] }));
    choose(shown, ...['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`, 100)));
    await until(() => shown.all('.attach-row a').length === 2);
    expect(shown.all('.attach-fault').map((one) => one.textContent)).to.deep.equal([
      'The file is not what its name says. Save it again in the right format.',
      'You can attach 3 files.',
    ]);
  });

  it('ATTACH-1: can be dropped; canceled on the way, they are taken away again', async () => {
    const server = taking();
    const shown = await show(tag, empty({ ...server.replies, [putPiece]: [{ fault: 'never' }] }));
    const data = new DataTransfer();
    data.items.add(file('plan.pdf', 300_000));
    const place = shown.find('.attach')!;
    place.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }));
    await until(() => place.matches('.attach-over'));
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await until(() => shown.find('.attach-row [role=progressbar]'));
    expect(place.matches('.attach-over')).to.equal(false);
    expect(await faults(shown.element)).to.deep.equal([]);
    shown.find('.attach-row .btn')!.click();
    await until(() => rows(shown).length === 0 && removals(shown) === 1);
  });

  it('ATTACH-7: an answer is handed in with a file and no text, but not while one is on its way', async () => {
    const none = answer('', 0, { takesFiles: true });
    const server = taking();
    const shown = await show(
      tag,
      empty(
        {
          ...server.replies,
          [putPiece]: [{ fault: 'lost' }, { fault: 'lost' }, ...server.replies[putPiece]!],
          [tree]: [{ body: wireActivity(answerTree()) }, { body: wireActivity(answerTree('submitted')) }],
          [getAnswer]: [none, none, answer('', 1, { takesFiles: true, handedInAt: '2026-11-21T10:42:00Z' })],
          [getAttached]: [attached(), attached(wireFile('a1', 'plan.pdf', 100))],
        },
        none,
      ),
    );
    const hand = () => shown.find('.turn .mark-complete')!;
    await until(hand);
    choose(shown, file('plan.pdf', 100));
    await until(() => rows(shown)[0]?.includes('Not sent yet'));
    (shown.find('.answer textarea') as HTMLTextAreaElement).focus();
    hand().click();
    await until(() => shown.find('.answer .fault'));
    expect(shown.find('.dialog')).to.equal(null);
    shown.find('.attach-row .link')!.click();
    await until(() => shown.find('.attach-row a'));
    // React tells the button of the file a moment after it has drawn it.
    await settle();
    hand().click();
    await until(() => shown.find('.dialog .filled'));
    shown.find('.dialog .filled')!.click();
    await until(() => shown.find('.attach-handed a'));
    expect(shown.find('.attach-handed')!.textContent).to.contain('plan.pdf');
  });

  it('are absent where the LMS does not announce them', async () => {
    const shown = await show(tag, {
      ...attachState('x', 'x', '.answer textarea', attached()),
      replies: {
        ...attachState('x', 'x', '.answer textarea', attached(), answer(essay, 3, { takesFiles: true })).replies,
        'GET /config-ui/config.json': [{ body: { environment: 'development', extensions: ['answers'] } }],
      },
    });
    await until(() => shown.find('.standing.saved'));
    expect([shown.find('.attach'), asked(shown, /\/attachments\//)]).to.deep.equal([null, 0]);
  });
});
