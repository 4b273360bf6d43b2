import { hostConfig } from './hostMessages.ts';
import type { Fields } from './shape.ts';

const nonce = { type: 'string', max: 64 } as const;
const caps = { type: 'names', max: 60 } as const;

/** Bodies of the messages that begin a channel, end it, or say that something was wrong (CHAN-1, CHAN-3). */
export const handshake = {
  hello: { protocols: { type: 'numbers', max: 10 }, build: { type: 'string', max: 60 }, frameNonce: nonce },
  welcome: {
    protocol: { type: 'number', min: 1, max: 1000 },
    hostNonce: nonce,
    frameNonce: nonce,
    caps,
    config: { type: 'fields', fields: hostConfig },
  },
  ready: {
    hostNonce: nonce,
    caps,
    limits: {
      type: 'fields',
      fields: { bytes: { type: 'number', min: 0, max: 1e9 }, perSecond: { type: 'number', min: 0, max: 1e6 } },
    },
  },
  error: {
    code: { type: 'string', max: 60 },
    path: { type: 'string', max: 200, optional: true },
    correlationId: { type: 'string', max: 60, optional: true },
    supported: { type: 'numbers', max: 10, optional: true },
  },
  bye: { reason: { type: 'string', max: 60 } },
} as const satisfies Readonly<Record<string, Fields>>;
