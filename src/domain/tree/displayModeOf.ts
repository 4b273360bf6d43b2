import type { Activity } from './activity.ts';
import type { DisplayMode } from '../course/states.ts';

type Shown = Pick<Activity, 'displayMode'>;

/** How an activity is shown: as it says itself, else as its course is shown (DATA-20). @param root as its course presents it */
export const displayModeOf = ({ displayMode }: Shown, root: Shown): DisplayMode =>
  displayMode ?? root.displayMode ?? 'embeddedAuto';
