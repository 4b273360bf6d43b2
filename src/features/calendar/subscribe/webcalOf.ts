/** The address that makes the browser open a feed in the computer's calendar program. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:');
