import { expect } from 'chai';
import { resultsState } from '../../../widgets/workbench/states/player/resultsStates.ts';
import { wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { doneTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import { fourAttempts, wireAttempt } from '../../../widgets/workbench/states/player/stateResults.ts';
import { driveTime } from '../support/drivenTime.ts';
import { clear, show } from '../support/exhibit.ts';
import { access, count, finishCourse, focused, tag, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const records = 'GET /api/lms/v1/objective-workflow-aggregates/aggregate-1/objective-records';
const wide = { width: '1100px' };
const texts = (cells: readonly HTMLElement[]) => cells.map((cell) => cell.textContent);

describe('lectern-player: results', () => {
  afterEach(clear);

  it('RECORD-1: a table with the current attempt first and bold, asked for once', async () => {
    const { all, find, asked } = await show(tag, 'results', wide);
    await until(() => find('.attempts thead'));
    expect(texts(all('.attempts thead th'))).to.deep.equal([
      'Attempt',
      'Submitted',
      'Finished',
      'Score',
      'Points',
      'Grade',
      'Outcome',
      'Review',
    ]);
    expect(texts(all('.attempts tbody th'))).to.deep.equal(['4 · current', '3', '2', '1']);
    const weights = all('.attempts tbody th').map((cell) => Number(getComputedStyle(cell).fontWeight));
    expect(weights[0]).to.be.above(weights[1]!);
    expect(find('.results .tally')!.textContent).to.equal('4 attempts');
    expect(count(asked, records)).to.equal(1);
  });

  it('RECORD-6: on a narrow page without Submitted and Points', async () => {
    for (const [width, shown] of [
      ['970px', 5],
      ['971px', 8],
    ] as const) {
      const { all } = await show(tag, 'results', { width });
      expect(all('.attempts thead th').filter((cell) => cell.getClientRects().length > 0).length, width).to.equal(
        shown,
      );
      clear();
    }
  });

  it('the table fits a phone', async () => {
    const { find, all, element } = await show(tag, 'results-again', { width: '358px' });
    expect(find('.attempts')!.getBoundingClientRect().width).to.be.at.most(element.getBoundingClientRect().width);
    // An attempt takes two lines, and no word is broken within, down to a phone of 320 px; the names of the columns are heard alone.
    element.parentElement!.style.inlineSize = '288px';
    await settle();
    const lines = all('.attempts tbody :is(th, td)')
      .filter((cell) => cell.getClientRects().length > 0)
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('bdi, b') ?? cell.firstChild!);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(lines.length).to.be.at.least(8);
    expect(Math.max(...lines)).to.equal(1);
    expect(find('.attempts thead')!.getBoundingClientRect().height).to.be.at.most(1);
    expect(all('.attempts thead [role=columnheader]').length).to.be.at.least(4);
    expect(find('.attempts')!.getBoundingClientRect().width).to.be.at.most(288);
  });

  it('RECORD-6: beside the facts, no name of a column, grade or way to a review is broken within', async () => {
    for (const width of ['971px', '1040px']) {
      const { all } = await show(tag, 'results', { width });
      const lines = all('.attempts :is(thead span:not(.sr), .grade, .on-wide > .link)').map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one.querySelector('bdi') ?? one.firstChild!);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines.length, width).to.equal(15);
      expect(Math.max(...lines), width).to.equal(1);
      clear();
    }
  });

  it('RECORD-5: the picture has a dot and a number for each score, in its tone, and mirrors', async () => {
    const { all, find } = await show(tag, 'results', wide);
    expect(texts(all('.chart .score'))).to.deep.equal(['38', '63', '58', '86']);
    expect(all('.chart circle').map((dot) => dot.parentElement!.getAttribute('class'))).to.deep.equal([
      'danger',
      'accent',
      'accent',
      'success',
    ]);
    expect(find('.chart .pass')).to.not.equal(null);
    expect(find('.chart svg')!.getAttribute('aria-label')).to.contain('38% – 63% – 58% – 86%');
    const across = (dots: readonly HTMLElement[]) => dots.map((dot) => Number(dot.getAttribute('cx')));
    const left = across(all('.chart circle'));
    clear();
    const arabic = await show(tag, 'results', { ...wide, locale: 'ar' });
    const right = across(arabic.all('.chart circle'));
    expect(left[0]).to.be.below(left[3]!);
    expect(right[0]).to.be.above(right[3]!);
  });

  it('RECORD-3: says from when a result is shown, and shows nothing of it', async () => {
    const { find, all } = await show(tag, 'results-later', wide);
    expect(find('.attempts tbody td:last-child')!.textContent).to.match(/^The result is shown from Dec 1/);
    expect(texts(all('.attempts thead th'))).to.deep.equal(['Attempt', 'Submitted', 'Finished', 'Outcome']);
  });

  it('RECORD-9: leads to the review of an attempt', async () => {
    const { find } = await show(tag, 'results', wide);
    const address = new URL(find('.attempts tbody tr:nth-child(2) .on-wide a')!.getAttribute('href')!, location.href);
    expect([address.searchParams.get('viewType'), address.searchParams.get('attempt') !== null]).to.deep.equal([
      'REVIEW',
      true,
    ]);
  });

  it('RECORD-3: asks again once the date has come', async () => {
    const gradeRevealDate = new Date(Date.parse('2026-11-21T10:42:00Z') + 3_600_000).toISOString();
    const base = resultsState('x', 'x', {
      course: { more: { gradeRevealPolicy: 3, gradeRevealDate } },
      attempts: [{ ...fourAttempts[0]!, percent: null, grade: null, passed: null }],
    });
    const chance = Math.random;
    Math.random = () => 0;
    const time = driveTime(60_000);
    try {
      const { find, asked } = await show(
        tag,
        {
          ...base,
          replies: {
            ...base.replies,
            [records]: [...base.replies[records]!, { body: fourAttempts.slice(0, 1).map(wireAttempt) }],
          },
        },
        wide,
      );
      expect(find('.attempts')!.textContent).to.contain('The result is shown from');
      await settle();
      time.pass(3_600_000);
      await until(() => find('.attempts')!.textContent.includes('86%'));
      // Once for the date; what an hour has made old may be asked for once more.
      expect(Math.min(count(asked, records), count(asked, access))).to.be.at.least(2);
    } finally {
      Math.random = chance;
      time.restore();
    }
  });

  it('RECORD-7: a result from elsewhere, its grade by a scale that is asked for by its id', async () => {
    const { find } = await show(tag, 'results-imported', wide);
    expect(find('.attempts tbody th')!.textContent).to.contain('From another platform');
    // The percentage stands there until the scale has come.
    await until(() => find('.attempts .grade')!.textContent === 'B');
  });

  it('RECORD-8: absent without results, and then nobody asks', async () => {
    const { find, asked } = await show(tag, 'overview', wide);
    expect(find('.results')).to.equal(null);
    expect(count(asked, records)).to.equal(0);
    clear();
    const none = await show(tag, resultsState('x', 'x', { reply: { body: [] }, settled: '.overview .buttons' }), wide);
    await until(() => count(none.asked, records) === 1 && none.find('.results') === null);
  });

  it('RECORD-8: one quiet line where they cannot be had, and trying again brings them; the course stands', async () => {
    const broken = { status: 500, body: { error: { code: 'server_error', message: 'no' } } };
    const base = resultsState('x', 'x', { settled: '.results .quiet-line' });
    const { find, element } = await show(
      tag,
      { ...base, replies: { ...base.replies, [records]: [broken, broken, ...base.replies[records]!] } },
      wide,
    );
    const failed = 'The results could not be loaded. The server had a problem.';
    await until(() => find('.results .quiet-line')!.textContent.includes(failed));
    expect(find('.overview .buttons .filled')).to.not.equal(null);
    find('.results .quiet-line .link')!.click();
    await until(() => find('.attempts'));
    expect(find('.results .quiet-line')).to.equal(null);
    await until(() => focused(element) === find('.results .resultsFrame-over'), 'focus on the heading');
  });

  it('RECORD-8: without a connection it says so', async () => {
    const { find } = await show(tag, 'results-lost', wide);
    await until(() => find('.results .quiet-line')!.textContent.includes('The server could not be reached.'));
  });

  it('RECORD-8, DATA-23: a result that cannot be read is counted, reported, and the others stand', async () => {
    const { find, all } = await show(tag, 'results-unreadable', wide);
    expect(all('.attempts tbody tr').length).to.equal(1);
    expect(find('.results .quiet-line')!.textContent).to.equal('1 result cannot be shown.');
  });

  it('RECORD-8: the space for them is kept while they are on their way', async () => {
    const { find } = await show(tag, 'results-loading', wide);
    expect(find('.results .bone')!.getBoundingClientRect().height).to.be.above(80);
    expect(find('.results')!.getAttribute('aria-busy')).to.equal('true');
  });

  it('a run that ends brings its result without a reload', async () => {
    const finished = resultsState('x', 'x', {});
    const replies = {
      ...finished.replies,
      [access]: [{ body: wireCourse({ state: 'inProgress', parts: [2, 3] }) }, ...finished.replies[access]!],
      [tree]: [{ body: wireActivity(doneTree) }],
      [finishCourse]: [{ body: {} }],
    };
    const { find, all } = await show(tag, { ...finished, settled: '.overview .buttons', replies }, wide);
    expect(find('.results')).to.equal(null);
    all('.overview .buttons .btn')[1]!.click();
    await until(() => find('.dialog .filled'));
    find('.dialog .filled')!.click();
    await until(() => find('.ending .title'));
    all('.ending .btn')
      .find((button) => button.textContent === 'Course details')!
      .click();
    await until(() => all('.attempts tbody tr').length === 4);
    expect(find('.attempts tbody th')!.textContent).to.equal('4 · current');
  });
});
