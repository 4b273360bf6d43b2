import type { XmlElement } from './parseXml.ts';
import { childOf, childrenOf, flagOf, textOf } from './xml.ts';

type Objective = Readonly<Record<string, unknown>>;

const mapFlags = [
  'readSatisfiedStatus',
  'readNormalizedMeasure',
  'writeSatisfiedStatus',
  'writeNormalizedMeasure',
  'readCompletionStatus',
  'writeCompletionStatus',
  'readProgressMeasure',
  'writeProgressMeasure',
  'readRawScore',
  'writeRawScore',
];

const mapOf = (element: XmlElement): Objective => ({
  targetObjectiveID: element.attributes['targetObjectiveID'],
  ...Object.fromEntries(
    mapFlags.flatMap((name) => {
      const value = flagOf(element, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

function objectiveOf(element: XmlElement, isPrimary: boolean, id: string): Objective {
  const least = Number(textOf(childOf(element, 'minNormalizedMeasure')) || '1');
  return {
    objectiveID: element.attributes['objectiveID'] || id,
    isPrimary,
    satisfiedByMeasure: flagOf(element, 'satisfiedByMeasure') ?? false,
    minNormalizedMeasure: Number.isFinite(least) ? least : 1,
    mapInfo: childrenOf(element, 'mapInfo').map(mapOf),
  };
}

/** The objectives of an activity, and which of the whole package's objectives they read and write. */
export function readObjectives(sequencing: XmlElement): Readonly<Record<string, unknown>> {
  const all = childOf(sequencing, 'objectives');
  const primary = childOf(all, 'primaryObjective');
  const others = childrenOf(all, 'objective').map((one, at) => objectiveOf(one, false, `objective ${at + 1}`));
  return {
    ...(primary && { primaryObjective: objectiveOf(primary, true, 'primary') }),
    ...(others.length > 0 && { objectives: others }),
  };
}
