/**
 * The tasks of one run, in their order, each with those of its `needs` that run too.
 * @param asked names of groups; none means all groups
 * @param all whether long tasks run too; a group that has long tasks alone runs whenever its name is asked for
 */
export function chooseTasks(tasks, asked, all) {
  const longAlone = (group) => tasks.every((task) => task.group !== group || task.long);
  const isAsked = (task) => !asked.length || asked.includes(task.group);
  const fits = (task) => all || !task.long || (asked.length > 0 && longAlone(task.group));
  const chosen = tasks.filter((task) => isAsked(task) && fits(task));
  const needed = new Set(
    chosen.flatMap(({ needs = [], long }) =>
      needs.filter((name) => all || long || !tasks.find((task) => task.name === name)?.long),
    ),
  );
  const run = tasks.filter((task) => chosen.includes(task) || needed.has(task.name));
  const names = new Set(run.map(({ name }) => name));
  return run.map((task) => ({ ...task, needs: (task.needs ?? []).filter((name) => names.has(name)) }));
}
