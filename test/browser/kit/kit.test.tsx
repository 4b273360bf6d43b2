import { expect } from 'chai';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Card } from '../../../src/ui/card/Card.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { ProgressBar } from '../../../src/ui/progress/ProgressBar.tsx';
import { Toasts, type Toast } from '../../../src/ui/toasts/Toasts.tsx';
import { driveTime, type DrivenTime } from '../support/drivenTime.ts';
import { faults } from '../support/exhibit.ts';
import { clearKit, draw } from '../support/kit.tsx';
import { settle, until } from '../support/stage.tsx';

describe('Button', () => {
  afterEach(clearKit);
  it('stays focusable while it is disabled or busy, and does not act', async () => {
    let clicks = 0;
    const { all, host, shadow } = await draw(
      <>
        <Button disabled onClick={() => clicks++}>
          Disabled
        </Button>
        <Button busy onClick={() => clicks++}>
          Busy
        </Button>
        <Button look="filled" onClick={() => clicks++}>
          Go
        </Button>
      </>,
    );
    for (const button of all('button')) button.click();
    expect(clicks).to.equal(1);
    all('button')[0]!.focus();
    expect(shadow.activeElement === all('button')[0]).to.equal(true);
    expect(await faults(host)).to.deep.equal([]);
  });

  it('says beside it, and to readers, why it cannot be used (BTN-10); a link too', async () => {
    let clicks = 0;
    const [reason, again] = ['Opens on 1 December, 09:00', 'There is no connection'];
    const { all, find, host, shadow, render } = await draw(
      <>
        <Button reason={reason} aria-describedby="more" onClick={() => clicks++}>
          Start
        </Button>
        <Button reason={again} href="#away">
          Continue
        </Button>
        <p id="more">24 parts</p>
      </>,
    );
    const [start, onward] = all('button');
    const said = (button: Element) =>
      button
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => shadow.getElementById(id)!.textContent);
    expect([said(start!), said(onward!)]).to.deep.equal([[reason, '24 parts'], [again]]);
    for (const button of all('button')) {
      button.click();
      button.focus();
      expect([
        button.ariaDisabled,
        shadow.activeElement === button,
        button.nextElementSibling!.checkVisibility(),
      ]).to.deep.equal(['true', true, true]);
    }
    expect([clicks, find('a')]).to.deep.equal([0, null]);
    expect(await faults(host)).to.deep.equal([]);
    start!.focus();
    render(<Button onClick={() => clicks++}>Start</Button>);
    await settle();
    find('button')!.click();
    expect([find('.reason'), find('button')!.hasAttribute('aria-describedby'), clicks]).to.deep.equal([null, false, 1]);
  });
});

describe('Card', () => {
  afterEach(clearKit);
  it('a title of more than two lines, its state and its date are shown whole', async () => {
    const title = 'Field Epidemiology: Tracing an Outbreak from Its First Case';
    for (const width of [325, 350, 380]) {
      const { find } = await draw(
        <div style={{ inlineSize: width }}>
          <Card
            cover={<div style={{ flex: 'none', inlineSize: 108 }} />}
            over="Life sciences"
            title={title}
            link={{ href: '#' }}
            footStart={<span>Grading in progress</span>}
            footEnd="Submitted Nov 16, 2025"
          />
        </div>,
      );
      const [frame, name] = [find('.card')!.getBoundingClientRect(), find('.name')!];
      expect(name.scrollHeight, `title, ${width} px`).to.be.at.most(name.clientHeight + 1);
      for (const said of find('.line')!.querySelectorAll('span')) {
        const box = said.getBoundingClientRect();
        expect(
          [
            said.scrollWidth <= said.clientWidth + 1 || getComputedStyle(said).display === 'inline',
            box.right <= frame.right,
            box.bottom <= frame.bottom,
          ],
          `${said.textContent}, ${width} px`,
        ).to.deep.equal([true, true, true]);
      }
      clearKit();
    }
  });
});

describe('ProgressBar', () => {
  afterEach(clearKit);
  const widths = (bars: HTMLElement[]) =>
    bars.map((bar) =>
      Math.round((bar.getBoundingClientRect().width / bar.parentElement!.getBoundingClientRect().width) * 100),
    );

  it('is a named progress bar, drawn full only when all is done', async () => {
    const { find, all, host } = await draw(<ProgressBar value={0.999} label="Progress" text="31 of 32 parts" />);
    const bar = find('[role=progressbar]')!;
    expect([bar.ariaLabel, bar.ariaValueNow, bar.ariaValueText]).to.deep.equal(['Progress', '99', '31 of 32 parts']);
    expect(widths(all('.progress-bar > i > i'))).to.deep.equal([97]);
    expect(await faults(host)).to.deep.equal([]);
  });

  it('counts segments by their weight, and becomes one bar past 24', async () => {
    const { find, all, render } = await draw(
      <ProgressBar
        value={0.5}
        label="Progress"
        text="x"
        segments={[
          { weight: 3, value: 1 },
          { weight: 1, value: 0 },
        ]}
      />,
    );
    const [wide, narrow] = all('.progress-bar > i').map((segment) => segment.getBoundingClientRect().width);
    expect(Math.round(wide! / narrow!)).to.equal(3);
    render(
      <ProgressBar
        value={0.5}
        label="Progress"
        text="x"
        segments={Array.from({ length: 25 }, () => ({ weight: 1, value: 0 }))}
      />,
    );
    await settle();
    expect(find('.progress-bar')!.children.length).to.equal(1);
  });
});

describe('Dialog', () => {
  afterEach(clearKit);
  it('is named, takes the focus to its main action, and gives it back', async () => {
    let closed = 0;
    const dialog = (
      <Dialog
        title="Finish the course"
        closeLabel="Close"
        onClose={() => closed++}
        footer={<Button look="filled">Finish</Button>}
      >
        <p>All is done.</p>
      </Dialog>
    );
    const { render, find, host, shadow } = await draw(
      <>
        <button id="opener">Open</button>
        {null}
      </>,
    );
    find('#opener')!.focus();
    render(
      <>
        <button id="opener">Open</button>
        {dialog}
      </>,
    );
    await until(() => find('dialog[open]'));
    expect(shadow.activeElement === find('.filled'), 'focus on the main action').to.equal(true);
    expect(find('dialog')!.getAttribute('aria-labelledby')).to.equal(find('h2')!.id);
    await settle();
    expect(await faults(host)).to.deep.equal([]);
    find('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    find('dialog')!.click();
    find('header button')!.click();
    find('p')!.click();
    expect(closed).to.equal(3);
    expect(find('dialog')!.hasAttribute('open')).to.equal(true);
    render(
      <>
        <button id="opener">Open</button>
        {null}
      </>,
    );
    await settle();
    expect(shadow.activeElement === find('#opener'), 'focus is back').to.equal(true);
  });
});

describe('Toasts', () => {
  let time: DrivenTime;
  beforeEach(() => {
    time = driveTime(1000);
  });
  afterEach(() => {
    time.restore();
    clearKit();
  });
  const toast = (more: Partial<Toast> = {}): Toast => ({
    id: 'a',
    tone: 'success',
    title: 'The course has been successfully finished',
    duration: 1500,
    ...more,
  });

  it('go after their time, waiting while they are read', async () => {
    const gone: string[] = [];
    const { find, host } = await draw(
      <Toasts
        items={[toast(), toast({ id: 'b', tone: 'danger' }), toast({ id: 'c', duration: null })]}
        onClose={(id) => gone.push(id)}
        closeLabel="Close"
      />,
    );
    expect(find('[role=alert]')!.children.length).to.equal(1);
    find('[role=alert] .toast')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    find('[role=alert] .toast')!.dispatchEvent(new PointerEvent('pointerenter'));
    expect(await faults(host)).to.deep.equal([]);
    await until(() => (time.pass(100), gone.includes('a')));
    expect(gone).to.deep.equal(['a']);
    find('[role=alert] .toast')!.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    find('[role=alert] .toast')!.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => (time.pass(100), gone.includes('b')));
    expect(gone).to.deep.equal(['a', 'b']);
  });
});
