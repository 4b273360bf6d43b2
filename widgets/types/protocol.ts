/**
 * Types of the protocol between a framed page and its host (CHAN-5), for hosts that implement it themselves. Nothing of it exists at run
 * time.
 */
import type { handshake } from '../../src/bridge/messages/handshake.ts';
import type { FrameMessages } from '../../src/bridge/messages/frameMessages.ts';
import type { HostMessages } from '../../src/bridge/messages/hostMessages.ts';
import type { Message } from '../../src/bridge/messages/message.ts';
import type { BodyOf, Messages, ReplyOf } from '../../src/bridge/messages/shape.ts';
import type { ErrorCode } from '../../src/errorCodes.ts';

type Bodies<M extends Messages> = { readonly [N in keyof M]: BodyOf<M[N]['body']> };
type Replies<M extends Messages> = {
  readonly [N in keyof M as M[N]['kind'] extends 'call' ? N : never]: ReplyOf<M[N]>;
};
type Asked<M extends Messages> = {
  readonly [N in keyof M & string]: Message & {
    readonly kind: M[N]['kind'];
    readonly name: N;
    readonly body: BodyOf<M[N]['body']>;
  };
}[keyof M & string];

/** A message as it is sent. */
export type { Message as ProtocolMessage };
/** Bodies of the events and calls of the page in the frame, by name. */
export type FrameBodies = Bodies<FrameMessages>;
/** Bodies of the events and calls of the host, by name. */
export type HostBodies = Bodies<HostMessages>;
/** The host's replies to calls of the page, by name. */
export type HostReplies = Replies<FrameMessages>;
/** The page's replies to calls of the host, by name. */
export type FrameReplies = Replies<HostMessages>;
/** An event or a call of the page in the frame: its `name` tells its `body`. */
export type FrameMessage = Asked<FrameMessages>;
/** An event or a call of the host. */
export type HostMessage = Asked<HostMessages>;
/** Bodies of the messages that open or close a channel or report an error, by kind. */
export type HandshakeBodies = { readonly [K in keyof typeof handshake]: BodyOf<(typeof handshake)[K]> };
/** The codes that an `error` may have. */
export type ProtocolErrorCode = ErrorCode;
