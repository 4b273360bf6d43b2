/**
 * Key in storage. It is set once a list was searched, filtered or sorted in this browser; then the stored choice is
 * read before the list is loaded.
 */
export const listUsedKey = 'lists';
