import { knownTag } from '../../../src/language/knownTag.ts';
import { sizeText } from '../../../src/web/sizeText.ts';
import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import type { AttachmentRow } from '../work/attachmentWire.ts';
import { gradingPath } from './gradingListPage.ts';

/** The files that were handed in with a part, each as a download (GRADING-8). */
export const fileList = (language: Language, runId: string, files: readonly AttachmentRow[]): Html =>
  html`<ul class="files" aria-label="${language.text('grading.files')}">
    ${files.map(
      ({ id, name, size }) =>
        html`<li>
          <a href="${gradingPath}/${runId}/files/${id}" download><bdi>${name}</bdi></a>
          <span class="lead">${sizeText(size, knownTag(language.tag))}</span>
        </li>`,
    )}
  </ul>`;
