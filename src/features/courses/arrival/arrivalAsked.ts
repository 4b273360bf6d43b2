/** Matches a query with one of the names that ask for an action on arrival (ROUTE-31): those of `arrivalNames`. */
export const arrivalAsked = /(^|&)(occflow|objectiveId|selfRegistered)(=|&|$)/;
