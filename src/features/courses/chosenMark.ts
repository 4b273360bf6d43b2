/** Says that somebody has chosen something of a list in this browser, so that it is worth to look before a list is asked for. */
export const chosenMark = 'lists';
