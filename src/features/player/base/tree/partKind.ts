import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Layers from 'lucide/dist/esm/icons/layers.mjs';
import MessagesSquare from 'lucide/dist/esm/icons/messages-square.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import TextAlignStart from 'lucide/dist/esm/icons/text-align-start.mjs';
import type { PartIcon } from '../../../../domain/tree/partIcon.ts';
import type { ActivityType } from '../../../../domain/course/states.ts';
import type { IconNode } from '../../../../ui/text/Icon.tsx';
import type { MarkKind } from '../../../../ui/tree/Mark.tsx';

/** Icon of each kind of part. */
export const kindIcons: Readonly<Record<ActivityType, IconNode>> = {
  text: TextAlignStart,
  video: Play,
  discussion: MessagesSquare,
  event: CalendarDays,
  lti: Plug,
  composite: Layers,
};

/** Text of each state icon of a part (TEXT-51). */
export const markTexts = {
  draft: 'comingSoon',
  done: 'mark.done',
  belowPassingScore: 'belowPassingScore',
  optional: 'optional',
  empty: 'mark.empty',
} as const satisfies Readonly<Record<PartIcon, string>>;

/** Mark in the margin of the tree for each state icon of a part. */
export const markKinds: Readonly<Record<PartIcon, MarkKind>> = {
  draft: 'draft',
  done: 'done',
  belowPassingScore: 'warning',
  optional: 'optional',
  empty: 'todo',
};
