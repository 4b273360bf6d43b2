/** On a narrow screen the sections are in one line that scrolls: the open one is moved to its middle. */
export function showSection(): void {
  const here = document.querySelector<HTMLElement>('header nav [aria-current]');
  const line = here?.parentElement;
  if (!here || !line) return;
  const [place, view] = [here.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += (place.left + place.right - view.left - view.right) / 2;
}
