import { data, html, type Html } from './html.ts';
import type { HostLanguage } from './preferences.ts';
import { siteTexts } from './texts.ts';

/**
 * The page for a visitor at an address that only people of this site may open. It leads to the sign-in and back to this very address. A
 * browser tells no server the fragment, so the page's script takes it along; without the script the fragment is lost.
 * @param address path and query
 */
export function signInFirst(address: string, nonce: string, language: HostLanguage): Html {
  const plain = `/sign-in?to=${encodeURIComponent(address)}`;
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${siteTexts[language].signIn}</title>
        <link rel="icon" href="data:," />
        <script nonce="${nonce}">
          location.replace(${data(plain)} + encodeURIComponent(location.hash));
        </script>
        <noscript><meta http-equiv="refresh" content="0;url=${plain}" /></noscript>
      </head>
      <body>
        <noscript><a href="${plain}">${siteTexts[language].signIn}</a></noscript>
      </body>
    </html>`;
}
