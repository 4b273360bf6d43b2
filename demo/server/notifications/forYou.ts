/** Id of the channel with a person's own notices (NOTE-11). Ids of course channels are longer. */
export const forYou = 'for-you';
