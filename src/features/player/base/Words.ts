import type { Instant } from '../../../domain/time/instant.ts';
import type { Formats } from '../../../i18n/formats.ts';
import type { ResourceKind } from '../../../domain/course/resources.ts';
import type { IconNode } from '../../../ui/text/Icon.tsx';
import type { Translate } from '../../../i18n/locale.ts';

/** Icons and names for the kinds of learning resources. */
interface KindSigns {
  readonly icons: Partial<Record<ResourceKind, IconNode>>;
  readonly nameOf: (kind: ResourceKind) => string;
}

/** The texts, formats and time that a view model needs to write texts. */
export interface Words {
  readonly t: Translate<'player'>;
  readonly formats: Formats;
  readonly now: Instant;
  /** Icons and names for the kinds of resources, if the course has such kinds and they are loaded (KIND-2). */
  readonly kinds?: KindSigns | null;
}
