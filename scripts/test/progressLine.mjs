const twoDigits = (number) => String(number).padStart(2, '0');
const clock = (seconds) => `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;

function taskText({ name, done, total, seconds }) {
  const files = total ? ` ${done} of ${total} files,` : '';
  return `${name}${files} ${clock(seconds)}`;
}

/**
 * One line on a run that goes on: the time so far, how many groups are done, and of each group that runs its files and its time.
 * @param running tasks under way: `{ name, done, total, seconds }`; `total` is 0 where a tool does not tell of files
 */
export function progressLine({ seconds, finished, tasks, running }) {
  return `${clock(seconds)}  ${finished} of ${tasks} groups done; ${running.map(taskText).join(' · ')}`;
}
