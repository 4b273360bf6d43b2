import type { Row } from '../report.ts';
import type { OutsideFigures } from './outside.ts';

/** Milliseconds of one commit alone, and of the server for each of many: 200 in a second. */
const LIMITS = { commitMs: 50, eachMs: 5 };

/** Rows about packages and tools. */
export function outsideRows(databases: Readonly<Record<string, OutsideFigures>>): Row[] {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return Object.entries(databases).flatMap(([database, { commits, launches }]): Row[] => {
    const row = (what: string, value: number, unit: string, limit?: number): Row => ({
      what: `${database}, ${what}`,
      value: tenth(value),
      unit,
      ...(limit !== undefined && { limit }),
    });
    const many = `${commits.pages} packages at once`;
    return [
      row('one package: a commit', commits.aloneMs, 'ms', LIMITS.commitMs),
      row(`${many}: commits a second`, commits.perSecond, ''),
      row(`${many}: a commit every`, 1000 / commits.perSecond, 'ms', LIMITS.eachMs),
      row(`${many}: a commit`, commits.medianMs, 'ms'),
      row(`${many}: 99 of 100 commits within`, commits.slowMs, 'ms'),
      row(`${many}: of ${commits.commits} commits, values that are lost`, commits.lost, '', 0),
      row('one learner: a launch of a tool', launches.aloneMs, 'ms'),
      row(`${launches.learners} learners at once: launches a second`, launches.perSecond, ''),
      row(`${launches.learners} learners at once: a launch`, launches.medianMs, 'ms'),
    ];
  });
}
