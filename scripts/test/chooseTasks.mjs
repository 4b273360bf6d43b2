/**
 * The tasks of one run, in their order, each with those of its `needs` that run too.
 * @param asked names of groups; none means all groups
 * @param mode `quick` leaves long tasks out, but for a group that has long tasks alone and is asked for by name; `rest` those of which
 *   `npm test` has run everything (`short`); `all` none
 */
export function chooseTasks(tasks, asked, mode) {
  const longAlone = (group) => tasks.every((task) => task.group !== group || task.long);
  const isAsked = (task) => !asked.length || asked.includes(task.group);
  const fits = {
    all: () => true,
    rest: (task) => !task.short,
    quick: (task) => !task.long || (asked.length > 0 && longAlone(task.group)),
  }[mode];
  const chosen = tasks.filter((task) => isAsked(task) && fits(task));
  const needed = new Set(
    chosen.flatMap(({ needs = [], long }) =>
      needs.filter((name) => mode !== 'quick' || long || !tasks.find((task) => task.name === name)?.long),
    ),
  );
  const run = tasks.filter((task) => chosen.includes(task) || needed.has(task.name));
  const names = new Set(run.map(({ name }) => name));
  return run.map((task) => ({ ...task, needs: (task.needs ?? []).filter((name) => names.has(name)) }));
}
