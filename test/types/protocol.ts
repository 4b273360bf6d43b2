/** What the compiler has to know of the protocol. */
import type {
  FrameBodies,
  FrameMessage,
  HandshakeBodies,
  HostBodies,
  HostReplies,
  ProtocolMessage,
} from '../../widgets/types/protocol.ts';

export const size: FrameBodies['size'] = { height: 400 };
export const config: HostBodies['config.set'] = { theme: 'contrast', attributes: { place: 'courses' } };
export const reply: HostReplies['session.getToken'] = { token: 'a' };
export const welcome: HandshakeBodies['welcome'] = {
  protocol: 1,
  hostNonce: 'a',
  frameNonce: 'b',
  caps: ['size'],
  config,
};
export const event: ProtocolMessage = {
  ns: 'lectern',
  v: 1,
  ch: 'c',
  id: '1',
  kind: 'event',
  name: 'size',
  body: size,
};
export const heightOf = (message: FrameMessage): number | null =>
  message.name === 'size' ? message.body.height : null;

// @ts-expect-error -- a height is a number
export const wrongSize: FrameBodies['size'] = { height: '400px' };
// @ts-expect-error -- a theme that does not exist
export const wrongConfig: HostBodies['config.set'] = { theme: 'sepia' };
// @ts-expect-error -- an event is not answered
export type NoReply = HostReplies['size'];
