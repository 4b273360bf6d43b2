/** So many dates of a month, as the calendar's call tells them: some forty a day, a fifth of them events. */
export function datesOfMonth(count: number, year: number, month: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const at = Date.UTC(year, month, 1 + (index % 28), 6 + (index % 12), (index * 7) % 60);
    const isEvent = index % 5 === 0;
    return {
      id: `date-${year}-${month}-${index}`,
      kind: isEvent ? 'event' : 'due',
      at: new Date(at).toISOString(),
      until: isEvent ? new Date(at + 5_400_000).toISOString() : null,
      objectiveId: 'many',
      aggregateId: 'many',
      courseName: 'A course of many dates',
      code: 'MANY',
      state: 'inProgress',
      part: { axis: [`part-${index}`], name: `Part ${index}` },
    };
  });
}
