/** Why a package is refused; the texts are `scorm.refused.…` of the server's own. */
export type Refusal =
  | 'notZip'
  | 'damaged'
  | 'encrypted'
  | 'path'
  | 'link'
  | 'twice'
  | 'entries'
  | 'file'
  | 'total'
  | 'ratio'
  | 'noManifest'
  | 'deepManifest'
  | 'manifestSize'
  | 'xml'
  | 'entities'
  | 'encoding'
  | 'depth'
  | 'standard'
  | 'noItems'
  | 'items'
  | 'missing'
  | 'outside';

/** A refused package (SCORM-2, SCORM-3). Nothing of it is kept. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
  readonly code: Refusal;
  /** The subject of the text, such as the path of a file. */
  readonly about: string;

  constructor(code: Refusal, about = '') {
    super(`${code}${about && `: ${about}`}`);
    this.code = code;
    this.about = about.length > 120 ? `${about.slice(0, 119)}…` : about;
  }
}
