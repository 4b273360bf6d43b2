/** The element of the page with an id; the server has written all that a script asks for. */
export function elementAt<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element as E;
}
