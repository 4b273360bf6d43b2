import type { PlaceAt } from './hashPlace.tsx';

/**
 * The places of a certificate: any certificate as anybody sees it, the field to type a number into, and for a learner the certificates of
 * its course. What stands there for visitors stays so, whatever an address says.
 */
export const certificatePlace: PlaceAt = (route, { objectiveId, audience }) => {
  if (route.name === 'publicCertificate')
    return { number: route.certificateNumber, objectiveId: '', audience: 'public' };
  return route.name === 'certificate' && audience !== 'public' && (!objectiveId || route.objectiveId === objectiveId)
    ? { number: route.certificateNumber, objectiveId: route.objectiveId }
    : null;
};
