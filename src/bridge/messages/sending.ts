import type { FrameMessages } from './frameMessages.ts';
import type { HostMessages } from './hostMessages.ts';
import type { MessageSpec, Messages } from './shape.ts';

type Facts = Pick<MessageSpec, 'latest' | 'reply'>;
type Sending<M extends Messages> = { readonly [N in keyof M]?: Facts };

const newest = { latest: true } as const;

/**
 * The facts that a side needs about the messages that it sends itself. Only the other side needs the rest of their table, which is not
 * downloaded here.
 */
export const sending: { readonly frame: Sending<FrameMessages>; readonly host: Sending<HostMessages> } = {
  frame: {
    'size': newest,
    'address': { reply: { href: { type: 'string', max: 2000, optional: true } } },
    'element.offer': { reply: { taken: { type: 'boolean' } } },
    'title': newest,
    'session.state': newest,
    'chat.unread': newest,
    'session.getToken': { reply: { token: { type: 'string', max: 8000 } } },
  },
  host: { viewport: newest, ping: { reply: { text: { type: 'string', max: 500, optional: true } } } },
};
