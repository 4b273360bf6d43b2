import type { Activity } from '../../../../domain/tree/activity.ts';
import type { IconNode } from '../../../../ui/text/Icon.tsx';
import type { Words } from '../Words.ts';
import { kindIcons } from './partKind.ts';

type Signed = Pick<Activity, 'type' | 'resourceKind'>;

/** Icon of a part: that of its kind of resource, else of its type (KIND-1). */
export const iconOf = ({ type, resourceKind }: Signed, { kinds }: Pick<Words, 'kinds'>): IconNode =>
  kinds?.icons[resourceKind] ?? kindIcons[type];

/** Name of the part's kind, by the same rule. */
export const kindName = ({ type, resourceKind }: Signed, { kinds, t }: Pick<Words, 'kinds' | 't'>): string =>
  kinds?.icons[resourceKind] ? kinds.nameOf(resourceKind) : t(`type.${type}`);
