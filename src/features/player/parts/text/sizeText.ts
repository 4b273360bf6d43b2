import { fileSize } from '../../../../web/fileSize.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/** The size of a file in words: "1.18 MB" (MEDIA-4). */
export function sizeText(bytes: number, t: Translate<'parts'>, tag: string): string {
  const { value, unit, decimals } = fileSize(bytes);
  return t(`size.${unit}`, {
    value: new Intl.NumberFormat(tag, {
      numberingSystem: 'latn',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value),
  });
}
