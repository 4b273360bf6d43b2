import { judgeStates } from './support/judgeStates.ts';

describe('every state of every element, 2 of 4', () => judgeStates(2, 4));
