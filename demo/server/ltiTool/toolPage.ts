import type { FastifyReply } from 'fastify';
import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import type { Platform } from './platforms.ts';
import { toolPolicy } from './toolPolicy.ts';

/** Headers of a page in a platform's frame: only that platform may frame it, and no cache keeps it. */
export const asToolPage = (reply: FastifyReply, { origins, authUrl }: Pick<Platform, 'origins' | 'authUrl'>) =>
  reply
    .header('content-security-policy', toolPolicy([...new Set([...origins, new URL(authUrl).origin])]))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'strict-origin')
    .type('text/html; charset=utf-8');

/** A page in a platform's frame. It has no header of ours, because the platform shows its own. */
export const toolPage = ({ tag, dir, text }: Language, title: string, body: Html, script = false): string =>
  html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${text('brand')}</title>
        <link rel="stylesheet" href="/assets/page.css" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${script && html`<script type="module" src="/assets/lti-tool.js"></script>`}
      </head>
      <body class="framed">
        <main id="main" tabindex="-1">${body}</main>
      </body>
    </html>`.markup;
