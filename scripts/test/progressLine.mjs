const twoDigits = (number) => String(number).padStart(2, '0');
const clock = (seconds) => `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;

function taskText({ name, done, total, seconds }) {
  const files = total ? ` ${done} of ${total} files,` : '';
  return `${name}${files} ${clock(seconds)}`;
}

/**
 * One line about a run in progress: the time so far, the number of finished groups, and the files and the time of each running group.
 * @param running tasks under way: `{ name, done, total, seconds }`; `total` is 0 if a tool does not report its files
 */
export function progressLine({ seconds, finished, tasks, running }) {
  return `${clock(seconds)}  ${finished} of ${tasks} groups done; ${running.map(taskText).join(' · ')}`;
}
