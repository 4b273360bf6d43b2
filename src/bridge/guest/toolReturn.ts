import { own } from '../messages/own.ts';

/** The texts that a tool gave when it sent the learner back (FRAMED-12); empty where it gave none. */
export interface ToolReturn {
  readonly message: string;
  readonly error: string;
}

const name = 'tool.returned';
/** UTF-16 units that a screen can hold; the rest of a text is cut. */
const most = 1000;

/**
 * Reads the texts in the query of the return point, by the names of LTI 1.1 that 1.3 kept. The query's texts for logs are left out: they
 * are not meant for a screen.
 */
export function readToolReturn(search: string): ToolReturn {
  const query = new URLSearchParams(search);
  const text = (key: string) => (query.get(key) ?? '').trim().slice(0, most);
  return { message: text('lti_msg'), error: text('lti_errormsg') };
}

/** Tells the page that holds the content frame that its tool sent the learner back. It goes to the portal's own origin alone. */
export function tellToolReturn(view: Pick<Window, 'parent' | 'location'>, { message, error }: ToolReturn): void {
  view.parent.postMessage(
    { ns: 'lectern', v: 1, ch: '', id: name, kind: 'event', name, body: { message, error } },
    view.location.origin,
  );
}

/** Reads the message of {@link tellToolReturn}; null for any other message. The caller checks the sender. */
export function heardToolReturn(data: unknown): ToolReturn | null {
  if (own(data, 'ns') !== 'lectern' || own(data, 'name') !== name) return null;
  const body = own(data, 'body');
  const text = (key: string) => {
    const value = own(body, key);
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  return { message: text('message'), error: text('error') };
}
