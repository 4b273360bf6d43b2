import type { FileKind } from '../filePath.ts';

/** Path of the pages where administrators see, issue and revoke certificates. */
export const certificatesPath = '/admin/certificates';

/** Path of the pages where they look at the templates. */
export const templatesPath = `${certificatesPath}/templates`;

/** Path of a file of a template's sample certificate; `:id` in place of the template's id gives the route. */
export const previewPath = (id: string, kind: FileKind) => `${templatesPath}/${id}/preview.${kind}`;
