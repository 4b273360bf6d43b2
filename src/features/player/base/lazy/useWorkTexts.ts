import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';

/** Whether the texts of files and discussions are loaded. */
export const useWorkTexts = (): boolean => useLazyTexts('work') !== null;
