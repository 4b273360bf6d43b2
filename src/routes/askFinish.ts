/** Query of a course's address with which its page opens the dialog that finishes the course (FINISH-8). It finishes nothing by itself. */
export const askFinish = 'ask=finish';

/** Whether a query asks for that dialog. */
export const asksFinish = (query: string): boolean => new URLSearchParams(query).get('ask') === 'finish';
