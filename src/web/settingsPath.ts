/** Where the tenant's settings are, below the API base: the path of `configurationFile`, which is heavy. A test compares the two. */
export const settingsPath = '/config-ui/config.json';
