type Values = Readonly<Record<string, string>>;

/** Opens the launch of a package, as its page does; gives what is kept of its lesson. */
export async function openPackage(address: string): Promise<Values> {
  const page = await (await fetch(address)).text();
  const facts = /type="application\/json">\s*(\{.*?\})\s*<\/script>/s.exec(page)?.[1];
  if (!facts) throw new Error(`This is no launch: ${page.slice(0, 300)}`);
  const { states } = JSON.parse(facts) as { readonly states: Readonly<Record<string, { readonly values: Values }>> };
  return states['lesson']?.values ?? {};
}

/** A commit as a package of some length makes it: an answer, and where the learner is. */
const valuesOf = (n: number): Values => ({
  'cmi.core.lesson_location': String(n),
  'cmi.suspend_data': 'x'.repeat(1000),
  [`cmi.interactions.${n}.id`]: `question-${n}`,
  [`cmi.interactions.${n}.result`]: 'correct',
});

/** Commits one answer. @throws Error where it was not answered as saved */
export async function commitOne(address: string, n: number): Promise<{ readonly ms: number }> {
  const began = performance.now();
  const reply = await fetch(`${address}commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'origin': new URL(address).origin, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ n, item: 'lesson', values: valuesOf(n), changes: true }),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`commit: ${reply.status} ${text.slice(0, 300)}`);
  return { ms: performance.now() - began };
}

/** Which of the first so many answers are not there. */
export const lostOf = (found: Values, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter((n) => found[`cmi.interactions.${n}.id`] !== `question-${n}`);
