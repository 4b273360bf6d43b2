/** All events of the page by name. @throws Error where two tags give one name two meanings */
export function eventsOf(table: object): Readonly<Record<string, object>>;
