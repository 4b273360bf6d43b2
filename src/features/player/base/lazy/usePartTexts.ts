import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';

/** Whether the texts for single kinds of parts are loaded. */
export const usePartTexts = (): boolean => useLazyTexts('parts') !== null;
