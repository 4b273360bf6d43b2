import type { FileKind } from '../filePath.ts';

/** Where administrators see, issue and revoke certificates. */
export const certificatesPath = '/admin/certificates';

/** Where they look at the templates. */
export const templatesPath = `${certificatesPath}/templates`;

/** Where a file of a made-up certificate is; `:id` in place of a template's id gives the route. */
export const previewPath = (id: string, kind: FileKind) => `${templatesPath}/${id}/preview.${kind}`;
