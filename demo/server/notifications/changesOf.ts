import { createTelling } from './telling.ts';

/** Tells listeners that something was announced or read. */
export const changesOf = createTelling();
