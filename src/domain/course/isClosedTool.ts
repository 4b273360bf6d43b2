import type { RootActivity } from './course.ts';

/** Whether a course is an external tool, which cannot be opened here yet (BTN-11): neither Continue nor Review leads anywhere. */
export const isClosedTool = ({ activity: { type } }: { readonly activity: Pick<RootActivity, 'type'> }): boolean =>
  type === 'lti';
