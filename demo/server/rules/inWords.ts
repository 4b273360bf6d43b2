import type { Instant } from '../../../src/domain/time/instant.ts';

/** An instant as the server writes it for people: to the minute, in UTC. */
export const inWords = (at: Instant) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
