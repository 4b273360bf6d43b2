/** Names in the query of a list's address that ask for an action on arrival (ROUTE-31). */
export const arrivalNames: ReadonlySet<string> = new Set(['occflow', 'objectiveId', 'selfRegistered']);
