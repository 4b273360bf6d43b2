import { data, html, type Html } from '../hosts/html.ts';
import { switches } from '../hosts/frameOfPage.ts';
import type { Preferences } from '../hosts/preferences.ts';
import { createSay, siteTexts } from '../hosts/texts.ts';
import { exampleTexts, type ExampleKey } from './exampleTexts.ts';
import { hostExamples } from './hostExamples.ts';

/** The data for every example. */
export interface ExamplePage {
  readonly nonce: string;
  readonly preferences: Preferences;
  readonly portalOrigin: string;
}

const names = [
  'elements',
  'plain',
  'react',
  'vue',
  'twoScripts',
  'protocol',
  'hostCheck',
] as const satisfies readonly ExampleKey[];
const addressOf = (name: string) => `/pages/${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`;

/** The settings of the elements on this site, and nothing more. */
export const options = ({ nonce, portalOrigin, preferences }: ExamplePage) =>
  html`<script nonce="${nonce}">
    globalThis.lectern = {
      options: {
        apiBase: ${data(portalOrigin)},
        theme: ${data(preferences.theme)},
        getToken: async () =>
          (await (await fetch('/token', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).json()).token,
      },
    };
  </script>`;
/** The script of the academy. */
export const theScript = ({ nonce, portalOrigin }: ExamplePage, query = '') =>
  html`<script type="module" nonce="${nonce}" src="${portalOrigin}/embed/1/lectern.js${query}"></script>`;

/** A page as short as possible: its content is the example. */
export function document(
  page: ExamplePage,
  title: ExampleKey,
  head: Html | null,
  main: Html,
  ownSwitches = false,
  script = 'example',
): Html {
  const { nonce, preferences, portalOrigin } = page;
  const { language, theme } = preferences;
  const { text, bare } = createSay(exampleTexts, language);
  const texts = { en: { ...siteTexts.en, ...exampleTexts.en }, ar: { ...siteTexts.ar, ...exampleTexts.ar } };
  const isList = title === 'examples';
  const back = html`<a class="brand" data-back href="${isList ? '/' : '/pages'}">${text(isList ? 'back' : 'all')}</a>`;
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${theme}" data-name="harbour">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title data-title="${title}">${bare(title)} · Lectern</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" nonce="${nonce}" href="/site/host.css" />
        <link rel="stylesheet" nonce="${nonce}" href="/site/partner.css" />
        <link rel="stylesheet" nonce="${nonce}" href="${portalOrigin}/embed/1/lectern.css" />
        <script type="application/json" id="texts" nonce="${nonce}">
          ${data(texts)}
        </script>
        ${head}
      </head>
      <body>
        ${title !== 'framed' && html`<header>${back}${!ownSwitches && switches(preferences)}</header>`}
        <main>${main}</main>
        ${!ownSwitches && html`<script type="module" nonce="${nonce}" src="/site/${script}.mjs"></script>`}
      </body>
    </html>`;
}

/** The name of a page, and its purpose. */
export const intro = ({ preferences }: ExamplePage, title: ExampleKey, lead: ExampleKey) => {
  const { text } = createSay(exampleTexts, preferences.language);
  return html`<div class="intro">
    <h1>${text(title)}</h1>
    <p>${text(lead)}</p>
  </div>`;
};

/** Links to all examples. */
export function indexPage(page: ExamplePage): Html {
  const { text } = createSay(exampleTexts, page.preferences.language);
  const items = names.map(
    (name) =>
      html`<li>
        <a href="${addressOf(name)}">${text(name)}</a>
        <p>${text(`${name}Lead`)}</p>
      </li>`,
  );
  return document(
    page,
    'examples',
    null,
    html`${intro(page, 'examples', 'lead')}
      <ul class="examples">
        ${items}
      </ul>`,
  );
}

/** Markup alone, and one listener. */
export function plainPage(page: ExamplePage): Html {
  const { text } = createSay(exampleTexts, page.preferences.language);
  return document(
    page,
    'plain',
    html`${options(page)}${theScript(page)}`,
    html`${intro(page, 'plain', 'plainLead')}
      <p class="fact">${text('last')} <output id="last">${text('none')}</output></p>
      <lectern-courses heading-level="2"></lectern-courses>
      <script nonce="${page.nonce}">
        document.querySelector('lectern-courses').addEventListener('lectern-navigate', ({ type, detail }) => {
          document.querySelector('#last').textContent = type + ' → ' + detail.href;
        });
      </script>`,
  );
}

/** Two scripts of the same version, two elements, one runtime. */
export function twoScriptsPage(page: ExamplePage): Html {
  const { text } = createSay(exampleTexts, page.preferences.language);
  const facts = (['scripts', 'runtimes', 'settings', 'persons'] as const).map(
    (key) => html`<p><output id="${key}">0</output> × ${text(key)}</p>`,
  );
  return document(
    page,
    'twoScripts',
    html`${options(page)}${theScript(page)}${theScript(page, '?again')}`,
    html`${intro(page, 'twoScripts', 'twoScriptsLead')}
      <section class="fact">
        <h2>${text('facts')}</h2>
        <div class="facts">${facts}</div>
      </section>
      <lectern-courses heading-level="2"></lectern-courses>
      <lectern-catalog heading-level="2"></lectern-catalog>`,
  );
}

/** The protocol of frames without a script of the academy's: the messages in both directions, and a form for sending. */
export function protocolPage(page: ExamplePage): Html {
  const { text, label, bare } = createSay(exampleTexts, page.preferences.language);
  const broken = (['wrongNonce', 'wrongChannel', 'unknownCall', 'tooLarge', 'flood'] as const).map(
    (key) => html`<button type="button" data-broken="${key}">${text(key)}</button>`,
  );
  return document(
    page,
    'protocol',
    null,
    html`${intro(page, 'protocol', 'protocolLead')}
      <div class="tester">
        <div>
          <form id="form" class="raised">
            <label for="name">${text('message')}</label
            ><select id="name">
              ${Object.keys(hostExamples).map((name) => html`<option>${name}</option>`)}
            </select>
            <label for="body">${text('body')}</label
            ><textarea id="body" rows="6" dir="ltr" spellcheck="false" aria-describedby="problem"></textarea>
            <p id="problem" role="alert"></p>
            <div class="row">
              <button class="cta">${text('send')}</button> <button type="button" id="again">${text('again')}</button>
            </div>
          </form>
          <p class="fact">${text('answer')} <output id="answer" dir="ltr"></output></p>
          <h2>${text('brokenOnes')}</h2>
          <div id="broken" class="row">${broken}</div>
          <div class="row">
            <h2>${text('messages')} <span class="count" id="messages-count">0</span></h2>
            <button type="button" id="empty">${text('empty')}</button>
          </div>
          <ol id="messages" class="raised" tabindex="0" ${label('messages')}></ol>
        </div>
        <div class="stage" role="region" tabindex="0" ${label('framedPage')}>
          <iframe id="frame" title="${bare('framedPage')}" data-src="${page.portalOrigin}/learn/open-catalog"></iframe>
        </div>
      </div>`,
    false,
    'protocol',
  );
}

/** An application made by a framework: its code says `import … from 'lectern'`, which loads the academy’s script. */
export const appPage = (page: ExamplePage, name: 'react' | 'vue'): Html =>
  document(
    page,
    name,
    html`${options(page)}
      <script type="importmap" nonce="${page.nonce}">
        ${data({ imports: { lectern: `${page.portalOrigin}/embed/1/lectern.js` } })}
      </script>
      <script type="module" nonce="${page.nonce}" src="/site/${name}.mjs"></script>`,
    html`<div id="app"></div>`,
    true,
  );
