import { createTelling } from './telling.ts';

/** Something was announced or read. */
export const changesOf = createTelling();
