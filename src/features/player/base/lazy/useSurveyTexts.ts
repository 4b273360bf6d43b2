import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';

/** Whether the texts of surveys are loaded. */
export const useSurveyTexts = (): boolean => useLazyTexts('survey') !== null;
