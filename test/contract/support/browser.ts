interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly httpOnly: boolean;
}

/** A reply together with the address it came from, after redirects. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The parts of a browser that signing in needs: a cookie jar with paths, redirects one by one, forms. */
export function createBrowser(origin: string, language = 'en-US', always: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, Cookie>();

  const keep = (url: URL, headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const attribute = (wanted: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(wanted))?.split('=')[1];
      const expires = attribute('expires=');
      const path = attribute('path=') ?? url.pathname.replace(/\/[^/]*$/, '');
      const gone = attribute('max-age=') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
      if (gone) cookies.delete(`${name} ${path}`);
      else
        cookies.set(`${name} ${path}`, {
          value: pair.slice(pair.indexOf('=') + 1),
          path,
          httpOnly: attributes.some((one) => one.toLowerCase() === 'httponly'),
        });
    }
  };
  const cookieHeader = ({ pathname }: URL) =>
    [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');

  const browser = {
    cookies,
    cookie: (name: string) => [...cookies].find(([key]) => key.split(' ')[0] === name)?.[1],
    /** One request, no redirect followed. */
    async send(address: string | URL, init: RequestInit = {}): Promise<Page> {
      const url = new URL(address, origin);
      const headers = new Headers({
        'accept': 'text/html',
        'accept-language': language,
        ...always,
        ...Object.fromEntries(new Headers(init.headers)),
      });
      const cookie = url.origin === new URL(origin).origin ? cookieHeader(url) : '';
      if (cookie) headers.set('cookie', cookie);
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      keep(url, response.headers);
      return { url, status: response.status, headers: response.headers, text: await response.text() };
    },
    /** A navigation: redirects are followed while they stay on this origin. */
    async open(address: string | URL, init: RequestInit = {}): Promise<Page> {
      let page = await browser.send(address, init);
      for (let hops = 0; hops < 12 && page.status >= 300 && page.status < 400; hops++) {
        const next = new URL(page.headers.get('location') ?? '', page.url);
        if (next.origin !== new URL(origin).origin) return { ...page, url: next };
        page = await browser.send(next);
      }
      return page;
    },
    /** Sends the page's form with its hidden fields and the given values. */
    async submit(page: Page, values: Readonly<Record<string, string>>): Promise<Page> {
      const action = /<form[^>]*action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
      if (!action) throw new Error(`No form at ${page.url}: ${page.text.slice(0, 300)}`);
      const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      );
      return browser.open(new URL(action, page.url), {
        method: 'POST',
        body: new URLSearchParams({ ...Object.fromEntries(hidden), ...values }),
      });
    },
    /** Signs in at the provider's page. */
    async signIn(username: string, password = 'lectern', redirectUrl = ''): Promise<Page> {
      return browser.submit(await browser.open(`/oidc/login?redirectUrl=${encodeURIComponent(redirectUrl)}`), {
        username,
        password,
      });
    },
  };
  return browser;
}
