import { judgeStates } from './support/judgeStates.ts';

describe('every state of every element, 4 of 4', () => judgeStates(4, 4));
