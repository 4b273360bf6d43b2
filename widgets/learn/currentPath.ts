/** Base path of the portal. */
export const base = '/learn';

/** The address of the page below {@link base}. */
export const currentPath = () => location.pathname.slice(base.length) + location.search;
