import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { secondEngineFaults, type SecondEngine } from '../../../secondEngineFaults.ts';
import { finishMotion } from '../../support/exhibit.ts';

const engine = new Checker() as SecondEngine;

/** What the second engine finds in an element, as {@link secondEngineFaults} tells it. */
export function secondOpinion(element: Element): Promise<string[]> {
  finishMotion(element);
  return secondEngineFaults(engine, element);
}
