import type { EnrolFlow } from '../../../data/enrolment/EnrolFlow.ts';
import { arrivalNames } from './arrivalNames.ts';

/** The action that the address of the list asks for on arrival (ROUTE-31). */
export type ArrivalRequest =
  | { readonly kind: 'enrol'; readonly flow: EnrolFlow; readonly objectiveId: string }
  /** The account was created, and no other action is requested (ENROL-10). */
  | { readonly kind: 'registered' }
  /** Parameters of an arrival that request no action. */
  | { readonly kind: 'nothing' };

/** Reads the requested action from an address. Unknown flows request no action. */
export function arrivalOf(query: string): ArrivalRequest {
  const params = new URLSearchParams(query);
  const [flow, objectiveId] = [params.get('occflow'), params.get('objectiveId')];
  if (objectiveId)
    return flow === 'addToMyCourses' || flow === 'startTheCourse'
      ? { kind: 'enrol', flow, objectiveId }
      : { kind: 'nothing' };
  return params.has('selfRegistered') && params.get('selfRegistered') !== 'false'
    ? { kind: 'registered' }
    : { kind: 'nothing' };
}

/** The same query without the names of the arrival (ENROL-15); the rest stays unchanged. */
export const withoutArrival = (query: string): string =>
  query
    .split('&')
    .filter((part) => !arrivalNames.has(decoded((part.split('=')[0] ?? '').replace(/^\?/, ''))))
    .join('&');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
