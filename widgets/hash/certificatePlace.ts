import type { PlaceAt } from './hashPlace.tsx';

/**
 * The places of a certificate: any certificate as anybody sees it, the field for a number, and for a learner the certificates of its
 * course. An element for visitors stays one, whatever an address says.
 */
export const certificatePlace: PlaceAt = (route, { objectiveId, audience }) => {
  if (route.name === 'publicCertificate')
    return { number: route.certificateNumber, objectiveId: '', audience: 'public' };
  return route.name === 'certificate' && audience !== 'public' && (!objectiveId || route.objectiveId === objectiveId)
    ? { number: route.certificateNumber, objectiveId: route.objectiveId }
    : null;
};
