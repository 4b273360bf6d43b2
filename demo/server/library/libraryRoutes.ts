import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import { author } from '../shell/author.ts';
import { libraryPage, libraryPath } from './libraryPage.ts';
import { loadLibrary } from './loadLibrary.ts';

/** `/teach/library`, where authors and administrators see the activities of all courses (LIBRARY-1). */
export function registerLibrary(app: FastifyInstance, db: Db, config: Config): void {
  adminPage(app, config, libraryPath, async (request) => {
    const actor = author(request, 'see the content library');
    const language = languageOfRequest(request);
    const given = request.query as { readonly q?: unknown; readonly page?: unknown };
    // The database cannot store a NUL in a text.
    const words = typeof given.q === 'string' ? given.q.replaceAll('\0', '').trim().slice(0, 100) : '';
    const number = /^[1-9]\d{0,4}$/.test(String(given.page)) ? Number(given.page) : 1;
    const { entries, isMore } = await loadLibrary(db, words, number);
    const around = aroundAdmin(language, actor, { text: language.text('sibling.teach') });
    return libraryPage(language, { entries, words, next: isMore ? number + 1 : null }, around);
  });
}
