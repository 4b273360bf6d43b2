import { judgeStates } from './support/judgeStates.ts';

describe('every state of every element, 3 of 4', () => judgeStates(3, 4));
