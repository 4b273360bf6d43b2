/** Seconds in which a tool has to register, once an administrator has begun it (CONST-52). */
export const registrationLife = 3600;
