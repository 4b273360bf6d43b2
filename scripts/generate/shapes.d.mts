/** All events of the page by name. @throws Error if two tags give one name different details */
export function eventsOf(table: object): Readonly<Record<string, object>>;
