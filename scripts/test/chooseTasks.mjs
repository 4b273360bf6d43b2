/**
 * The tasks of one run, in their order, each with those of its `needs` that run too.
 * @param asked names of groups; none means all groups
 * @param mode `quick` leaves out long tasks, except for a group that has only long tasks and is named explicitly; `rest` leaves out the
 * tasks that `npm test` has run completely (`short`); `all` leaves out none
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
