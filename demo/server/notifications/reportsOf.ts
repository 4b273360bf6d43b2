import { createTelling } from './telling.ts';

/** Tells that a tool or a package has reported on a run; only once the report is stored (DONE-4). */
export const reportsOf = createTelling<{ readonly userId: string; readonly workflowId: string }>();
