/** Id of the channel in which somebody is told what concerns them alone (NOTE-11). Those of courses are longer. */
export const forYou = 'for-you';
