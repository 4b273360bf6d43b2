import type { XmlElement } from './parseXml.ts';
import { childOf, childrenOf, numberOf } from './xml.ts';

type Rule = Readonly<Record<string, unknown>>;

const conditionOf = (element: XmlElement): Rule => {
  const measure = numberOf(element, 'measureThreshold');
  const objective = element.attributes['referencedObjective'];
  return {
    condition: element.attributes['condition'],
    ...(element.attributes['operator'] === 'not' && { operator: 'not' }),
    ...(objective && { referencedObjective: objective }),
    ...(measure !== undefined && { parameters: { threshold: measure } }),
  };
};

function ruleOf(rule: XmlElement): Rule {
  const conditions = childOf(rule, 'ruleConditions');
  return {
    action: childOf(rule, 'ruleAction')?.attributes['action'],
    conditionCombination: conditions?.attributes['conditionCombination'] ?? 'all',
    conditions: childrenOf(conditions, 'ruleCondition').map(conditionOf),
  };
}

/** Rules for skipping, hiding or closing contents, and for what comes after a content. */
export const readRules = (rules: XmlElement | undefined): Rule | undefined =>
  rules && {
    preConditionRules: childrenOf(rules, 'preConditionRule').map(ruleOf),
    exitConditionRules: childrenOf(rules, 'exitConditionRule').map(ruleOf),
    postConditionRules: childrenOf(rules, 'postConditionRule').map(ruleOf),
  };

function rollupOf(rule: XmlElement): Rule {
  const conditions = childOf(rule, 'rollupConditions');
  return {
    action: childOf(rule, 'rollupAction')?.attributes['action'],
    conditionCombination: conditions?.attributes['conditionCombination'] ?? 'any',
    consideration: rule.attributes['childActivitySet'] ?? 'all',
    minimumCount: numberOf(rule, 'minimumCount') ?? 0,
    minimumPercent: numberOf(rule, 'minimumPercent') ?? 0,
    conditions: childrenOf(conditions, 'rollupCondition').map(conditionOf),
  };
}

/** Rules by which the contents below a heading decide on its result. */
export function readRollup(rules: XmlElement | undefined): Rule | undefined {
  const own = childrenOf(rules, 'rollupRule').map(rollupOf);
  return own.length > 0 ? { rules: own } : undefined;
}
