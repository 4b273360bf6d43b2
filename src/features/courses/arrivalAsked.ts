/** Matches a query that asks for more than a list (ROUTE-31). The words of `arrivalNames`, written out: what later code reads too would be a file of its own before the first card. */
export const arrivalAsked = /(^|&)(occflow|objectiveId|selfRegistered)=/;
