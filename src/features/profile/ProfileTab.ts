/** A tab of the profile. */
export type ProfileTab = 'personal' | 'timezone' | 'notifications' | 'offline';
