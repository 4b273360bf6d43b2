/** Key in the cache of the tenant's newest known settings; a page that the server has drawn has them there first. */
export const configurationKey = ['configuration'] as const;
