import type { TeamChange } from './changeTeam.ts';

/** Reads a form of the page; null for any other form. */
export function readChange(body: Readonly<Record<string, unknown>>): TeamChange | null {
  const field = (name: string) => (typeof body[name] === 'string' ? body[name].slice(0, 500) : '');
  const [action, groupId, userId, name] = [field('action'), field('group'), field('user'), field('name')];
  // The databases cannot store NUL.
  if ([groupId, userId, name].some((one) => one.includes('\0'))) return null;
  switch (action) {
    case 'create':
      return { action, name };
    case 'rename':
      return { action, groupId, name };
    case 'add':
    case 'remove':
      return { action, groupId, userId };
    case 'delete':
      return { action, groupId };
    default:
      return null;
  }
}
