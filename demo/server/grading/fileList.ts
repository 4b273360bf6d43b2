import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import type { AttachmentRow } from '../work/attachmentWire.ts';
import { gradingPath } from './gradingListPage.ts';
import { latinDigits } from '../language/latinDigits.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A size in the reader's language: `1.4 MB`. */
function sizeOf({ tag }: Pick<Language, 'tag'>, bytes: number): string {
  let [size, at] = [bytes, 0];
  // By 1024, as its learner sees it.
  for (; size >= 1024 && at < units.length - 1; at++) size /= 1024;
  return new Intl.NumberFormat(latinDigits(tag), {
    style: 'unit',
    unit: units[at] ?? 'byte',
    maximumFractionDigits: at === 0 ? 0 : 1,
  }).format(size);
}

/** The files that were handed in with a part, each as a download (GRADING-8). */
export const fileList = (language: Language, runId: string, files: readonly AttachmentRow[]): Html =>
  html`<ul class="files" aria-label="${language.text('grading.files')}">
    ${files.map(
      ({ id, name, size }) =>
        html`<li>
          <a href="${gradingPath}/${runId}/files/${id}" download><bdi>${name}</bdi></a>
          <span class="lead">${sizeOf(language, size)}</span>
        </li>`,
    )}
  </ul>`;
