/** Name of the lock under which one tab of a browser at a time signs in again (SESS-2). */
export const reloginLock = { name: 'lectern.relogin' };
