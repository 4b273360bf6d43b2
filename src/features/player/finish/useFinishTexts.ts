import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';

/** Whether the texts of the end of a course have loaded. */
export const useFinishTexts = (): boolean => useLazyTexts('finish') !== null;
