import AudioLines from 'lucide/dist/esm/icons/audio-lines.mjs';
import File from 'lucide/dist/esm/icons/file.mjs';
import FileArchive from 'lucide/dist/esm/icons/file-archive.mjs';
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Film from 'lucide/dist/esm/icons/film.mjs';
import Image from 'lucide/dist/esm/icons/image.mjs';
import type { IconNode } from '../../../../ui/text/Icon.tsx';

const kinds: readonly (readonly [pattern: RegExp, icon: IconNode])[] = [
  [/^image\//, Image],
  [/^video\//, Film],
  [/^audio\//, AudioLines],
  [/sheet|excel|csv/, FileSpreadsheet],
  [/zip|compressed|-tar/, FileArchive],
  [/^text\/|pdf|word|document|rtf/, FileText],
];

/** The icon of a file by its media type. */
export function fileIcon(mediaType: string): IconNode {
  return kinds.find(([pattern]) => pattern.test(mediaType))?.[1] ?? File;
}
