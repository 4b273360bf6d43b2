/** The password of all people in the demonstration: it is in the README, so that it opens nothing in production (SRV-47). */
export const seedPassword = 'lectern';
