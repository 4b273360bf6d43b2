// WCAG-1, WCAG-6: with everyState2 to everyState4.
import { judgeStates } from './support/judgeStates.ts';

describe('every state of every element, 1 of 4', () => judgeStates(1, 4));
