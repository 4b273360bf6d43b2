import type { Permission } from '../../../src/domain/person/user.ts';
import { permits } from '../../../src/domain/person/permits.ts';
import type { Language } from '../http/language.ts';
import type { TenantSettings } from './tenant.ts';

/** A navigation node as it goes over the wire. */
interface Node {
  readonly url: string | null;
  readonly name: string;
  readonly icon_id: string;
  readonly slug: string;
  readonly children: readonly Node[];
}

/** The person who asks for the navigation. */
export interface NodesFor {
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
}

/** The entries that the academy's other products add to a person's navigation, in their language (NAV-15). */
export function nodesFor(
  { roles, permissions }: NodesFor,
  { plugin }: Pick<TenantSettings, 'plugin'>,
  { text }: Pick<Language, 'text'>,
): readonly Node[] {
  const node = (
    slug: Parameters<typeof nameOf>[0],
    icon_id: string,
    url: string | null,
    children: readonly Node[] = [],
  ): Node => ({ url, name: nameOf(slug), icon_id, slug, children });
  const nameOf = (
    slug:
      | 'library'
      | 'teaching'
      | 'groups'
      | 'grading'
      | 'teams'
      | 'proctoring'
      | 'posts'
      | 'questions'
      | 'leaving'
      | 'tools'
      | 'reading'
      | 'journals'
      | 'guides'
      | 'citing'
      | 'searching',
  ) => text(`node.${slug}`);
  return [
    ...(permits(permissions, [{ name: 'Content.Author' }]) ? [node('library', 'authoring', '/teach')] : []),
    ...(roles.includes('Instructor')
      ? [
          node('teaching', 'presentation', '/teach/groups', [
            node('groups', 'users', '/teach/groups'),
            node('grading', 'grading', '/teach/grading'),
            node('teams', 'users', '/teach/teams'),
            node('proctoring', 'proctor', '/teach/proctoring'),
            node('posts', 'megaphone', '/teach/announcements'),
            node('questions', 'help', '/teach/questions'),
            node('leaving', 'leave', '/teach/leaving'),
            node('tools', 'book', '/teach/tools'),
          ]),
        ]
      : []),
    ...(plugin
      ? [
          node('reading', 'book', null, [
            node('journals', 'file', '/platform/journals'),
            node('guides', 'help', '/platform/guides', [
              node('citing', 'file', '/platform/guides/citing'),
              node('searching', 'file', '/platform/guides/searching'),
            ]),
          ]),
        ]
      : []),
  ];
}
