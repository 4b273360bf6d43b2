import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';

/** Whether the texts of files, discussions and surveys are loaded. */
export const useWorkTexts = (): boolean => useLazyTexts('work') !== null;
