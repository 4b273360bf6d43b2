import { activityTypes, type ActivityType } from '../../../../../src/domain/course/states.ts';
import { objectiveId, workflowId } from '../stateCourse.ts';

export interface SavedSketch {
  readonly axis: string;
  readonly name: string;
  readonly type?: ActivityType;
  readonly above?: readonly string[];
  readonly icon?: string | null;
  readonly reason?: object | null;
  readonly course?: { readonly id: string; readonly name: string; readonly code: string | null };
}

const here = { id: objectiveId, name: 'Statistics for Clinical Researchers', code: 'STA 210' };

/** Saved parts as the server sends them, in the order in which they are read. */
export const wireSaved = (parts: readonly SavedSketch[]): object => ({
  parts: parts.map(
    ({ axis, name, type = 'text', above = [], icon = 'empty', reason = null, course = here }, order) => ({
      objectiveId: course.id,
      courseName: course.name,
      code: course.code,
      workflowId,
      activityPathId: `path-${axis.split('/').at(-1)}`,
      axis: axis.split('/'),
      order,
      name,
      type: activityTypes[type],
      resourceKind: 'none',
      ancestors: above,
      icon,
      reason,
      at: '2026-11-20T09:00:00Z',
    }),
  ),
});

const uncertainty = ['4. Uncertainty'];

/** What was saved in the course of the states. */
export const someSaved: readonly SavedSketch[] = [
  { axis: 'p2/p2-3', name: '2.3 Pictures', above: ['2. Describing data'], icon: 'done' },
  { axis: 'p4/p4-1', name: '4.1 Why estimates vary', type: 'video', above: uncertainty, icon: 'done' },
  { axis: 'p4/p4-2', name: '4.2 What a confidence interval says', above: uncertainty },
  {
    axis: 'p5/p5-2',
    name: '5.2 Live seminar with Dr Lindqvist',
    type: 'event',
    above: ['5. Tests and decisions'],
    icon: null,
    reason: { code: 'beforeStartFrom', at: '2026-12-02T13:00:00Z' },
  },
];
