/** Asks the server for something as the portal's own page does, and says how long it took. */
export async function ask(address: string, cookie = ''): Promise<{ readonly ms: number; readonly text: string }> {
  const began = performance.now();
  const reply = await fetch(address, {
    headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${address}: ${reply.status} ${text.slice(0, 300)}`);
  return { ms: performance.now() - began, text };
}

/** Asks for a file, which needs no database, again and again while something else goes on: how long each was waited for, in ms. */
export async function filesDuring(portal: string, work: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  let over = false;
  const end = work.finally(() => (over = true));
  while (!over) waits.push((await ask(`${portal}/assets/page.css`)).ms);
  await end;
  return waits;
}
