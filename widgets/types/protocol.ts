/** Types of the protocol between a framed page and its host (CHAN-5), for hosts that speak it themselves. Nothing of it runs. */
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

/** A message as it crosses. */
export type { Message as ProtocolMessage };
/** Bodies of what the page in the frame tells or asks, by name. */
export type FrameBodies = Bodies<FrameMessages>;
/** Bodies of what the host tells or asks, by name. */
export type HostBodies = Bodies<HostMessages>;
/** What the host answers to calls of the page, by name. */
export type HostReplies = Replies<FrameMessages>;
/** What the page answers to calls of the host, by name. */
export type FrameReplies = Replies<HostMessages>;
/** An event or a call of the page in the frame: its `name` tells its `body`. */
export type FrameMessage = Asked<FrameMessages>;
/** An event or a call of the host. */
export type HostMessage = Asked<HostMessages>;
/** Bodies of the messages that begin a channel, end it, or say that something was wrong, by kind. */
export type HandshakeBodies = { readonly [K in keyof typeof handshake]: BodyOf<(typeof handshake)[K]> };
/** What an `error` may say. */
export type ProtocolErrorCode = ErrorCode;
