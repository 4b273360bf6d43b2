/** The address under which the browser hands a feed to the calendar program of this computer. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:');
