// `lectern.doctor()` on pages of other sites that lack something, in a real browser.
import { expect, it } from 'vitest';
import { newPage, partner, portal } from '../support/harness.ts';

interface Finding {
  readonly check: string;
  readonly state: string;
  readonly mend?: string;
}

const nonce = 'bm9uY2U';
const whole = {
  'default-src': "'none'",
  'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
  'connect-src': `'self' ${portal}`,
  'img-src': `${portal}`,
  'frame-src': portal,
};

/** What it says of a page at `origin` under this policy. */
async function examined(
  policy: Readonly<Record<string, string>>,
  origin = partner,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly wrong: readonly (readonly [string, string | undefined])[]; readonly said: string }> {
  const page = await newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const body = `<!doctype html><html lang="en"><title>Host</title><body>
    <script nonce="${nonce}">
      const getToken = () => Promise.reject(new Error('none'));
      globalThis.lectern = { options: { apiBase: '${portal}', getToken } };
    </script>
    <script type="module" nonce="${nonce}" src="${portal}/embed/1/lectern.js"></script>`;
  await page.route(`${origin}/host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        ...headers,
        'content-security-policy': Object.entries(policy)
          .map((entry) => entry.join(' '))
          .join('; '),
      },
      body: route.request().method() === 'HEAD' ? '' : body,
    }),
  );
  await page.goto(`${origin}/host`);
  const found = await page.evaluate(async () => {
    const { lectern } = globalThis as unknown as { lectern: { doctor: () => Promise<readonly Finding[]> } };
    return lectern.doctor();
  });
  expect(said.filter((line) => /^[✓✗?] /.test(line))).toHaveLength(found.length);
  return {
    wrong: found.filter(({ state }) => state === 'wrong').map(({ check, mend }) => [check, mend] as const),
    said: said.join('\n'),
  };
}

it('finds nothing wrong with a page that lacks nothing', async () => {
  expect((await examined(whole)).wrong).toEqual([]);
});

it('says which line of the content policy is missing', async () => {
  expect((await examined({ ...whole, 'connect-src': "'self'" })).wrong).toContainEqual([
    'connect',
    `Content-Security-Policy: connect-src ${portal}`,
  ]);
  expect((await examined({ ...whole, 'frame-src': "'self'" })).wrong).toContainEqual([
    'frame',
    `Content-Security-Policy: frame-src ${portal}`,
  ]);
});

it('says that the origin is not listed', async () => {
  const { wrong } = await examined(whole, 'http://127.0.0.2:9');
  expect(wrong).toEqual(
    expect.arrayContaining([
      ['connect', 'HOST_ORIGINS=http://127.0.0.2:9'],
      ['frame', 'HOST_ORIGINS=http://127.0.0.2:9'],
    ]),
  );
});

it('says that the opener policy cuts windows off', async () => {
  expect((await examined(whole, partner, { 'cross-origin-opener-policy': 'same-origin' })).wrong).toEqual([
    ['opener', 'Cross-Origin-Opener-Policy: same-origin-allow-popups'],
  ]);
});

it('inspects versions, runtimes and elements', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn/open-catalog`);
  // The server has drawn its cards before there is a script.
  await page.locator('lectern-catalog:defined .card .whole').first().waitFor();
  // As a text: the runner would put its own import in place of the page's.
  const seen = await page.evaluate(`import('${portal}/embed/1/tools.js').then(({ inspect }) => inspect())`);
  expect(seen).toMatchObject({
    runtimes: [{ apiBase: portal, mode: 'cookie', session: 'anonymous' }],
    elements: [{ tag: 'lectern-catalog', count: 1, defined: true }],
  });
});
