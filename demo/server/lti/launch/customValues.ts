import type { Person } from '../../oidc/people.ts';
import type { LtiTool } from '../ltiTool.ts';
import type { ToolCourse, ToolPlace } from '../toolPlaces.ts';

/** The sources for the variables of custom parameters (LTI-11). */
interface Known {
  readonly tool: LtiTool;
  readonly person: Person;
  readonly course: Pick<ToolCourse, 'id' | 'name' | 'code'>;
  readonly place: Pick<ToolPlace, 'resourceLinkId' | 'name'> | null;
}

/** Variables that custom parameters may name (LTI-11). */
export const variableNames = [
  '$User.id',
  '$User.username',
  '$Person.name.full',
  '$Person.name.given',
  '$Person.name.family',
  '$Person.email.primary',
  '$Context.id',
  '$Context.title',
  '$Context.label',
  '$ResourceLink.id',
  '$ResourceLink.title',
] as const;
type Variable = (typeof variableNames)[number];
const isVariable = (name: string): name is Variable => (variableNames as readonly string[]).includes(name);

/**
 * Custom parameters with their variables filled in. A variable that is unknown, or tells more about a person than the tool may know, stays
 * as it is.
 */
export function customValues(
  custom: Readonly<Record<string, string>>,
  { tool, person, course, place }: Known,
): Readonly<Record<string, string>> {
  const named = tool.personalData !== 'none';
  const values: Readonly<Record<Variable, string | null | false>> = {
    '$User.id': person.id,
    '$User.username': named && person.username,
    '$Person.name.full': named && person.name,
    '$Person.name.given': named && person.firstName,
    '$Person.name.family': named && person.lastName,
    '$Person.email.primary': tool.personalData === 'email' && person.email,
    '$Context.id': course.id,
    '$Context.title': course.name,
    '$Context.label': course.code,
    '$ResourceLink.id': place?.resourceLinkId ?? null,
    '$ResourceLink.title': place?.name ?? null,
  };
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => {
      const known = isVariable(value) ? values[value] : null;
      return [name, typeof known === 'string' ? known : value];
    }),
  );
}

/** The data about a person that a tool receives: as much as it is allowed (LTI-5). */
export function personClaims({ personalData }: LtiTool, person: Person): Readonly<Record<string, string>> {
  if (personalData === 'none') return {};
  return {
    name: person.name,
    given_name: person.firstName,
    ...(person.middleName && { middle_name: person.middleName }),
    family_name: person.lastName,
    ...(personalData === 'email' && { email: person.email }),
  };
}
