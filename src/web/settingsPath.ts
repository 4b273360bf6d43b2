/**
 * The path of the tenant's settings below the API base: the same as that of `configurationFile`, whose module is large. A test compares the
 * two.
 */
export const settingsPath = '/config-ui/config.json';
