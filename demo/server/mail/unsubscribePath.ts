/** The address that ends mail of a kind, without signing in (NOTE-21); `:token` gives the route. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;
