import { createSignedId } from '../../http/signedId.ts';

/** The part of a feed's address that nobody can guess (CAL-12). @param secret known to this server alone */
export const createFeedToken = (secret: string) => createSignedId(secret, 'calendar');
