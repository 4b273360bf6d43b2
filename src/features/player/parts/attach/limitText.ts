import { fileSize } from '../../../../web/fileSize.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/** A limit in words: "20 MB". Unlike the size of a file, it has no needless digits. */
export function limitText(bytes: number, t: Translate<'parts'>, tag: string): string {
  const { value, unit } = fileSize(bytes);
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn', maximumFractionDigits: 1 });
  return t(`size.${unit}`, { value: number.format(value) });
}
