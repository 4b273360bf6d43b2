import Check from 'lucide/dist/esm/icons/check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { Slip } from '../../ui/Slip.tsx';
import type { OverviewModel } from './overviewModel.ts';

const icons = { done: Check, waiting: Hourglass, draft: Clock };

/** The slip on the cover of the overview. */
export function CourseSlip({ icon, ...rest }: NonNullable<OverviewModel['slip']>) {
  return <Slip {...rest} {...(icon ? { icon: icons[icon] } : {})} />;
}
