import type { Activity } from './activity.ts';
import type { DisplayMode } from '../course/states.ts';

type Shown = Pick<Activity, 'displayMode'>;

/** The display mode of an activity: its own, else that of its course (DATA-20). @param root as its course presents it */
export const displayModeOf = ({ displayMode }: Shown, root: Shown): DisplayMode =>
  displayMode ?? root.displayMode ?? 'embeddedAuto';
