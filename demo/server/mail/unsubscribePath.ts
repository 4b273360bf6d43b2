/** The address that ends mail of a kind, without anybody signed in (NOTE-21); `:token` gives the route. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;
