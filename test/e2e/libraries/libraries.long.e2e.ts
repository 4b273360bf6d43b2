// Libraries of a host's page that put others in place of built-ins, or give them more members, do our elements no harm (ELEM-19).
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { portal, signedIn } from '../support/harness.ts';
import { imitations } from './imitations.ts';

/** A course that mira has begun. */
const course = uuidOf('course:TOX 160');
const anyId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** A page of a host. What it does by itself is done by scripts that were read before the library. */
const host = (
  library: string,
  isFirst: boolean,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
  <button id="library">library</button><button id="player">player</button><main><lectern-courses></lectern-courses></main>
  <script>
    const [main, make] = [document.querySelector('main'), document.createElement.bind(document)];
    const [append, script] = [Node.prototype.appendChild, ${JSON.stringify(library).replaceAll('</', '<\\/')}];
    const run = () => { const tag = make('script'); tag.text = script; append.call(document.head, tag); };
    document.querySelector('#library').addEventListener('click', run);
    document.querySelector('#player').addEventListener('click', () => {
      const player = make('lectern-player');
      player.setAttribute('objective-id', '${course}');
      player.setAttribute('view', 'content');
      append.call(main, player);
    });
    if (${isFirst}) run();
  </script>
  <script type="module" src="${portal}/embed/1/lectern.js"></script></html>`;

/** A list is shown, searched; a course is opened, a part of it completed. Gives what was sent, each id as one. */
async function visit(
  library: string,
  isFirst: boolean,
): Promise<{ readonly sent: string[]; readonly errors: string[] }> {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.route(`${portal}/host`, (route) =>
    route.fulfill({ contentType: 'text/html', body: host(library, isFirst) }),
  );
  const sent: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Each visit finds the course as the one before has: what is commanded is answered here.
  await page.route('**/finish-activity-workflows', async (route) => {
    const body = route.request().postData() ?? '';
    sent.push(body.replace(anyId, 'id'));
    await route.fulfill({ json: { id: 'done' } });
  });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/users/me/objective-accesses/query') && search.includes('take=12')) sent.push(search);
  });
  await page.goto(`${portal}/host`);
  const cards = page.locator('lectern-courses .card .whole');
  await cards.first().waitFor();
  const all = await cards.count();
  if (!isFirst) await page.locator('#library').click();
  await page.locator('lectern-courses').getByRole('textbox').first().fill('tox 160');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await cards.first().waitFor();
  await page.locator('#player').click();
  const player = page.locator('lectern-player');
  await player.locator('.part .author p').first().waitFor();
  await player.getByRole('button', { name: 'Mark as complete' }).click();
  await expect.poll(() => sent.filter((one) => one.startsWith('{')).length).toBe(1);
  // The address of the search may be asked for more than once.
  return { sent: [...new Set(sent)], errors };
}

it(
  'what is sent to the server is the same to the byte, and everything works (ELEM-19)',
  { timeout: 600_000 },
  async () => {
    const plain = await visit('', true);
    expect(plain.errors).toEqual([]);
    expect(plain.sent.length).toBeGreaterThan(2);
    for (const [name, library] of Object.entries(imitations))
      for (const isFirst of [true, false]) {
        const when = `${name}, ${isFirst ? 'before' : 'after'} the loader`;
        const seen = await visit(library, isFirst);
        expect(seen.sent, when).toEqual(plain.sent);
        expect(seen.errors, when).toEqual([]);
      }
  },
);
