/** Key in storage: a list was once searched, filtered or sorted in this browser, so the kept choice is read before the list is loaded. */
export const listUsedKey = 'lists';
