/** One kind of file that people hand in. */
export interface FileKind {
  /** Endings of its names, in small letters; the first is the one that texts name. */
  readonly endings: readonly string[];
  /** The media type under which it is kept and sent. */
  readonly mediaType: string;
  /** Other media types by which browsers announce it. A browser that knows none announces an empty one. */
  readonly alsoKnownAs: readonly string[];
}

const kind = (endings: string, mediaType: string, ...alsoKnownAs: readonly string[]): FileKind => ({
  endings: endings.split(' '),
  mediaType,
  alsoKnownAs,
});
const office = 'application/vnd.openxmlformats-officedocument.';
const open = 'application/vnd.oasis.opendocument.';

/**
 * The kinds of files that a part can take, by the name under which its author lists them. Files that a browser would run, such as HTML and
 * SVG, are not among them.
 */
export const fileKinds = {
  pdf: kind('pdf', 'application/pdf'),
  docx: kind('docx', `${office}wordprocessingml.document`),
  xlsx: kind('xlsx', `${office}spreadsheetml.sheet`),
  pptx: kind('pptx', `${office}presentationml.presentation`),
  odt: kind('odt', `${open}text`),
  ods: kind('ods', `${open}spreadsheet`),
  odp: kind('odp', `${open}presentation`),
  txt: kind('txt', 'text/plain'),
  csv: kind('csv', 'text/csv', 'text/plain', 'application/vnd.ms-excel'),
  png: kind('png', 'image/png'),
  jpg: kind('jpg jpeg', 'image/jpeg'),
  webp: kind('webp', 'image/webp'),
  mp3: kind('mp3', 'audio/mpeg', 'audio/mp3'),
  mp4: kind('mp4', 'video/mp4'),
  zip: kind('zip', 'application/zip', 'application/x-zip-compressed'),
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof fileKinds;

/** The kind that belongs to the ending of a name; null if none does. */
export function kindOfName(name: string): FileKindName | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries<FileKind>(fileKinds).find(([, { endings }]) => endings.includes(ending));
  return (found?.[0] as FileKindName | undefined) ?? null;
}

/** Whether a media type fits a kind. An empty one fits every kind, because many systems know no media types. */
export function fitsKind(name: FileKindName, mediaType: string): boolean {
  const kind: FileKind = fileKinds[name];
  const said = mediaType.replace(/;.*/s, '').trim().toLowerCase();
  return said === '' || said === 'application/octet-stream' || [kind.mediaType, ...kind.alsoKnownAs].includes(said);
}
