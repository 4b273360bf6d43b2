/** Everyone's password in the demonstration: it stands in the README, so that it opens nothing in production (SRV-47). */
export const seedPassword = 'lectern';
