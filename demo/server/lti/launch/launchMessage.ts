import type { JWTPayload } from 'jose';
import type { Person } from '../../oidc/people.ts';
import { claim, courseType, rolesOf, scopes, type LtiRole } from '../claims.ts';
import type { LineItem } from '../lineItems.ts';
import type { LtiTool } from '../ltiTool.ts';
import type { ToolCourse, ToolPlace } from '../toolPlaces.ts';
import { customValues, personClaims } from './customValues.ts';
import type { Launch } from './launchHints.ts';

/** The platform's data for its messages. */
export interface Platform {
  readonly origin: string;
  readonly name: string;
  readonly version: string;
}

interface About {
  readonly platform: Platform;
  readonly tool: LtiTool;
  readonly person: Person;
  readonly role: LtiRole;
  readonly course: ToolCourse;
  readonly launch: Pick<Launch, 'target' | 'locale'>;
}

/** Addresses of the services for a course (LTI-20, LTI-30). */
export const serviceAddresses = (origin: string, objectiveId: string) => ({
  lineItems: `${origin}/lti/courses/${encodeURIComponent(objectiveId)}/line-items`,
  members: `${origin}/lti/courses/${encodeURIComponent(objectiveId)}/members`,
});

/** The claims that all messages share: person, course and platform (LTI-10). */
function common({ platform, tool, person, role, course, launch }: About): JWTPayload {
  return {
    iss: platform.origin,
    aud: tool.id,
    sub: person.id,
    [claim.version]: '1.3.0',
    [claim.deploymentId]: tool.deploymentId,
    ...personClaims(tool, person),
    ...(launch.locale && { locale: launch.locale }),
    [claim.roles]: [...rolesOf[role]],
    [claim.context]: {
      id: course.id,
      title: course.name,
      ...(course.code && { label: course.code }),
      type: [courseType],
    },
    [claim.toolPlatform]: {
      guid: new URL(platform.origin).host,
      name: platform.name,
      url: platform.origin,
      product_family_code: 'lectern',
      version: platform.version,
    },
  };
}

/** The message with which a tool plays at a place of a course. */
export function playMessage(about: About, place: ToolPlace, lineItem: LineItem | null): JWTPayload {
  const { platform, course, launch } = about;
  const services = serviceAddresses(platform.origin, course.id);
  const { width, height } = place.size;
  return {
    ...common(about),
    [claim.messageType]: 'LtiResourceLinkRequest',
    [claim.targetLinkUri]: place.url,
    [claim.resourceLink]: { id: place.resourceLinkId, title: place.name },
    [claim.custom]: customValues(place.custom, { ...about, place }),
    [claim.launchPresentation]: {
      document_target: launch.target ?? 'iframe',
      return_url: `${platform.origin}/learn/lti-tool-callback`,
      ...(launch.locale && { locale: launch.locale }),
      ...(width && { width }),
      ...(height && { height }),
    },
    [claim.endpoint]: {
      scope: [scopes.lineItem, scopes.lineItemRead, scopes.result, scopes.score],
      lineitems: services.lineItems,
      ...(lineItem && { lineitem: `${services.lineItems}/${encodeURIComponent(lineItem.id)}` }),
    },
    [claim.namesRoles]: { context_memberships_url: services.members, service_versions: ['2.0'] },
  };
}

/** Kinds of content that an author can take from a tool. */
const acceptedTypes = ['ltiResourceLink', 'link', 'html', 'file', 'image'] as const;

/** The message with which an author chooses content from a tool. @param data comes back with the choice (LTI-40) */
export function chooseMessage(about: About, data: string): JWTPayload {
  const { platform, course, launch, tool } = about;
  return {
    ...common(about),
    [claim.messageType]: 'LtiDeepLinkingRequest',
    [claim.targetLinkUri]: tool.deepLinkUrl ?? tool.targetLinkUri,
    [claim.launchPresentation]: {
      document_target: launch.target ?? 'window',
      ...(launch.locale && { locale: launch.locale }),
    },
    [claim.deepLinkSettings]: {
      deep_link_return_url: `${platform.origin}/lti/choice`,
      accept_types: [...acceptedTypes],
      accept_media_types: '*/*',
      accept_presentation_document_targets: ['iframe', 'window'],
      accept_multiple: true,
      accept_lineitem: true,
      auto_create: false,
      title: course.name,
      data,
    },
  };
}
