import type { ManifestItem, Sequencing } from './manifest.ts';
import { findSequencing } from './findSequencing.ts';
import type { XmlElement } from './parseXml.ts';
import { readObjectives } from './readObjectives.ts';
import { readRollup, readRules } from './readRules.ts';
import { childOf, childrenOf, flagOf, numberOf, textOf } from './xml.ts';

type Settings = Record<string, unknown>;

/** Leaves out missing values, so that the runtime's own defaults apply. */
const set = (values: Settings): Settings =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const controlFlags = {
  choice: 'choice',
  choiceExit: 'choiceExit',
  flow: 'flow',
  forwardOnly: 'forwardOnly',
  useCurrentAttemptObjectiveInfo: 'useCurrentAttemptObjectiveInfo',
  useCurrentAttemptProgressInfo: 'useCurrentAttemptProgressInfo',
} as const;

function controlsOf(sequencing: XmlElement): Settings {
  const mode = childOf(sequencing, 'controlMode');
  const constrained = childOf(sequencing, 'constrainedChoiceConsiderations');
  const delivery = childOf(sequencing, 'deliveryControls');
  const rollup = childOf(sequencing, 'rollupRules');
  const random = childOf(sequencing, 'randomizationControls');
  return set({
    ...Object.fromEntries(Object.entries(controlFlags).map(([name, own]) => [own, flagOf(mode, name)])),
    preventActivation: flagOf(constrained, 'preventActivation'),
    constrainChoice: flagOf(constrained, 'constrainChoice'),
    rollupObjectiveSatisfied: flagOf(rollup, 'rollupObjectiveSatisfied'),
    rollupProgressCompletion: flagOf(rollup, 'rollupProgressCompletion'),
    objectiveMeasureWeight: numberOf(rollup, 'objectiveMeasureWeight'),
    tracked: flagOf(delivery, 'tracked'),
    completionSetByContent: flagOf(delivery, 'completionSetByContent'),
    objectiveSetByContent: flagOf(delivery, 'objectiveSetByContent'),
    selectionTiming: random?.attributes['selectionTiming'],
    selectCount: numberOf(random, 'selectCount'),
    randomizationTiming: random?.attributes['randomizationTiming'],
    randomizeChildren: flagOf(random, 'reorderChildren'),
    reorderChildren: flagOf(random, 'reorderChildren'),
  });
}

const considerationNames = [
  'requiredForSatisfied',
  'requiredForNotSatisfied',
  'requiredForCompleted',
  'requiredForIncomplete',
];

function considerationsOf(sequencing: XmlElement): Settings | undefined {
  const own = childOf(sequencing, 'rollupConsiderations');
  if (!own) return undefined;
  return set({
    ...Object.fromEntries(considerationNames.map((name) => [name, own.attributes[name]])),
    measureSatisfactionIfActive: flagOf(own, 'measureSatisfactionIfActive'),
  });
}

function hiddenButtons(element: XmlElement): readonly string[] | undefined {
  const navigation = childOf(childOf(element, 'presentation'), 'navigationInterface');
  const names = childrenOf(navigation, 'hideLMSUI').map(textOf).filter(Boolean);
  return names.length > 0 ? names : undefined;
}

/**
 * The order that an author set for several contents of SCORM 2004, in the form of the runtime (SCORM-14).
 * @param items as they were read: their ids name the activities
 */
export function readSequencing(
  manifest: XmlElement,
  organization: XmlElement,
  items: readonly ManifestItem[],
): Sequencing {
  const sequencingOf = findSequencing(manifest);
  const settingsOf = (element: XmlElement): Settings => {
    const sequencing = sequencingOf(element);
    const threshold = childOf(element, 'completionThreshold');
    if (!sequencing) return set({ hideLmsUi: hiddenButtons(element) });
    const limits = childOf(sequencing, 'limitConditions');
    return set({
      sequencingControls: controlsOf(sequencing),
      sequencingRules: readRules(childOf(sequencing, 'sequencingRules')),
      rollupRules: readRollup(childOf(sequencing, 'rollupRules')),
      rollupConsiderations: considerationsOf(sequencing),
      ...readObjectives(sequencing),
      attemptLimit: numberOf(limits, 'attemptLimit'),
      // The time limit is left out: the runtime would treat it as used up at once, and never show the content object (SCORM-22).
      completionThreshold: threshold && {
        completedByMeasure: flagOf(threshold, 'completedByMeasure') ?? false,
        minProgressMeasure: numberOf(threshold, 'minProgressMeasure') ?? 1,
        progressWeight: numberOf(threshold, 'progressWeight') ?? 1,
      },
      hideLmsUi: hiddenButtons(element),
    });
  };
  const activityOf = (element: XmlElement, item: ManifestItem): Settings => ({
    ...settingsOf(element),
    id: item.id,
    title: item.title || item.id,
    isVisible: item.visible,
    ...(item.children.length > 0 && { children: below(element, item.children) }),
  });
  const below = (element: XmlElement, own: readonly ManifestItem[]): readonly Settings[] =>
    childrenOf(element, 'item').flatMap((child, at) => {
      const item = own[at];
      return item ? [activityOf(child, item)] : [];
    });
  return {
    activityTree: {
      ...settingsOf(organization),
      id: organization.attributes['identifier'] || 'organization',
      title: textOf(childOf(organization, 'title')) || 'organization',
      children: below(organization, items),
    },
  };
}
