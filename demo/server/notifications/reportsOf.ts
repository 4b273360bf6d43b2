import { createTelling } from './telling.ts';

/** A run that a tool or a package has reported on; told once that is stored (DONE-4). */
export const reportsOf = createTelling<{ readonly userId: string; readonly workflowId: string }>();
