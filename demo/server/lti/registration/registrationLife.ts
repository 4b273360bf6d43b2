/** Seconds in which a tool has to register after an administrator has begun the registration (CONST-52). */
export const registrationLife = 3600;
