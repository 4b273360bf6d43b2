import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import type { ActivityResource } from '../db/activityResource.ts';
import type { files } from '../db/schema.ts';
import { captionPassages } from './captionPassages.ts';
import type { Passage } from './passage.ts';
import { pdfPassages } from './pdfPassages.ts';
import { textPassages } from './textPassages.ts';

/** The content of an activity. */
export interface TutorActivity {
  readonly id: string;
  readonly name: string;
  readonly content: string | null;
  readonly resource: ActivityResource | null;
}

/** The path of a file of the reference server, below the folder of the seed; null for a file elsewhere. */
function pathOf(url: string, own: readonly Pick<typeof files.$inferSelect, 'id' | 'path'>[]): string | null {
  const file = own.find(({ id }) => url === `/api/lms-storage/v1/files/${id}`);
  if (file) return join('files', file.path);
  return /^\/media\/[\w/.-]+$/.test(url) && !url.includes('..') ? url.slice(1) : null;
}

/** The passages of one activity: of its text, its captions and its PDF files (TUTOR-5). */
export async function activityPassages(
  { id, name, content, resource }: TutorActivity,
  own: readonly Pick<typeof files.$inferSelect, 'id' | 'path'>[],
): Promise<readonly Passage[]> {
  const read = async (url: string) => {
    const path = pathOf(url, own);
    return path === null ? null : readFile(join(projectRoot(), 'demo/server/seed', path)).catch(() => null);
  };
  const { file, attachments = [], captions = [] } = resource ?? {};
  const documents = [
    ...(file ? [{ ...file, shown: true }] : []),
    ...attachments.map((one) => ({ ...one, shown: false })),
  ];
  const ofPdf = async ({ url, mediaType, shown }: (typeof documents)[number]) => {
    const bytes = mediaType === 'application/pdf' ? await read(url) : null;
    const found = bytes ? await pdfPassages(new Uint8Array(bytes)) : [];
    // An attachment has no page that could be opened in the part, so that its passages open the part itself.
    return shown ? found : found.map((one) => ({ ...one, anchor: '' }));
  };
  const ofCaptions = async ({ url }: { readonly url: string }) => captionPassages((await read(url))?.toString() ?? '');
  const found = [
    ...textPassages(content ?? ''),
    ...(await Promise.all(captions.map(ofCaptions))).flat(),
    ...(await Promise.all(documents.map(ofPdf))).flat(),
  ];
  return found.map((passage) => ({ activityId: id, title: name, ...passage }));
}
