import type { Launch } from './launchClaims.ts';
import type { Platform } from './platforms.ts';

/** Roles within a course of the platform. Those of an institution or a system do not say which people teach there. */
const names = new Set(['Instructor', 'ContentDeveloper', 'Administrator']);
const place = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

/** Whether a role is one of those, in its whole or its short form, or a subrole of instructor. */
const isTeaching = (role: string) =>
  names.has(role.startsWith(`${place}#`) ? role.slice(place.length + 1) : role) ||
  (role.startsWith(`${place}/Instructor#`) && !role.endsWith('#TeachingAssistant'));

/** Whether a person teaches on their platform: the platform has to say so, and must be trusted to (TOOL-7). */
export const teaches = ({ instructors }: Pick<Platform, 'instructors'>, { roles }: Pick<Launch, 'roles'>): boolean =>
  instructors && roles.some(isTeaching);
