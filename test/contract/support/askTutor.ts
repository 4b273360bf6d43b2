import { randomUUID } from 'node:crypto';
import { address } from '../../../src/contract/wire/address.ts';
import { askTutor } from '../../../src/contract/tutor/tutorCalls.ts';
import type { TutorCitation } from '../../../src/domain/tutor/tutor.ts';
import type { Browser } from './academy.ts';

/** Events of a stream, by the part of the standard's grammar that is used. */
const eventsOf = (text: string) =>
  text.split('\n\n').flatMap((block) => {
    const [, name = ''] = /^event: (.*)$/m.exec(block) ?? [];
    const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
    return name ? [{ name, data: JSON.parse(data) as Record<string, unknown> }] : [];
  });

/** Asks the tutor as a page does, and reads the whole answer. */
export async function ask(
  who: Browser,
  origin: string,
  knowledgeModelId: string,
  text: unknown,
  more: { readonly signal?: AbortSignal; readonly body?: object } = {},
) {
  const id = randomUUID();
  const page = await who.send(address(askTutor, { params: { knowledgeModelId }, body: null as never }), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept': 'text/event-stream',
      origin,
      'x-requested-with': 'XMLHttpRequest',
    },
    body: JSON.stringify({ id, text, activityPathId: null, replaces: null, ...more.body }),
    ...(more.signal && { signal: more.signal }),
  });
  const events = page.status === 200 ? eventsOf(page.text) : [];
  const of = (name: string) => events.filter((event) => event.name === name).map(({ data }) => data);
  return {
    id,
    status: page.status,
    headers: page.headers,
    names: events.map(({ name }) => name),
    kind: of('answer')[0]?.['kind'],
    left: of('answer')[0]?.['left'],
    citations: (of('citations')[0] ?? []) as unknown as readonly TutorCitation[],
    text: of('delta')
      .map((data) => String(data['text']))
      .join(''),
  };
}
