import { courseScreens } from './courseScreens.ts';
import { learnerScreens } from './learnerScreens.ts';
import type { Screen } from './Screen.ts';
import { staffScreens } from './staffScreens.ts';
import { visitorScreens } from './visitorScreens.ts';

/**
 * Every screen. What a screen reader reads, the Tab key, zoom, long texts, both accessibility engines and the pictures all go through
 * this one list: a new screen gets a line here.
 */
export const screens: readonly Screen[] = [...learnerScreens, ...courseScreens, ...visitorScreens, ...staffScreens];
