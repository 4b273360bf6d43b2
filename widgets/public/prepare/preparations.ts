import type { Tag } from '../../tags.ts';
import type { Prepare } from './Prepare.ts';
import { prepareCatalog } from './prepareCatalog.ts';
import { prepareCertificate } from './prepareCertificate.ts';
import { prepareCourse } from './prepareCourse.ts';

/** The elements that the server draws on pages for visitors. */
export const preparations: Readonly<Partial<Record<Tag, Prepare>>> = {
  'lectern-catalog': prepareCatalog,
  'lectern-certificate': prepareCertificate,
  'lectern-player': prepareCourse,
};
