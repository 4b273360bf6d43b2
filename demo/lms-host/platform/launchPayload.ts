import type { PlacedCourse, Platform } from './createPlatform.ts';
import type { LmsPerson } from './people.ts';

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const role = ({ teaches }: LmsPerson) =>
  `http://purl.imsglobal.org/vocab/lis/v2/membership#${teaches ? 'Instructor' : 'Learner'}`;

/** The course of this LMS in which all courses are placed. */
export const ownCourse = { id: 'clinical-skills', label: 'CS 1', title: 'Clinical Skills 1' };

/** The claims that all launches share: the person, the platform, and the kind of its frame. */
function common({ clientId, deployment }: Platform, person: LmsPerson, nonce: string, locale: string) {
  const { id, given, family, isPrivate } = person;
  return {
    aud: clientId,
    azp: clientId,
    sub: id,
    nonce,
    ...(!isPrivate && {
      given_name: given,
      family_name: family,
      name: `${given} ${family}`,
      email: `${id}@northfield.example`,
    }),
    [claim('version')]: '1.3.0',
    [claim('deployment_id')]: deployment,
    [claim('roles')]: [role(person)],
    [claim('context')]: { ...ownCourse, type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering'] },
    [claim('launch_presentation')]: { document_target: 'iframe', locale },
    [claim('tool_platform')]: { guid: 'northfield', name: 'Northfield LMS' },
  };
}

interface Arrival {
  readonly person: LmsPerson;
  readonly nonce: string;
  readonly locale: string;
}

/** A launch of a placed course (LTI 1.3, Assignment and Grade Services 2.0). */
export const coursePayload = (platform: Platform, course: PlacedCourse, { person, nonce, locale }: Arrival) => ({
  ...common(platform, person, nonce, locale),
  [claim('message_type')]: 'LtiResourceLinkRequest',
  [claim('target_link_uri')]: course.url,
  [claim('resource_link')]: { id: course.id, title: course.title },
  [claim('custom')]: course.custom,
  ...(course.maximum !== null && {
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: platform.lineItem(course),
    },
  }),
});

/** A launch in which a teacher chooses a course (LTI Deep Linking 2.0). */
export const choicePayload = (platform: Platform, { person, nonce, locale }: Arrival) => ({
  ...common(platform, person, nonce, locale),
  [claim('message_type')]: 'LtiDeepLinkingRequest',
  [claim('target_link_uri')]: platform.redirectUri,
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
    deep_link_return_url: `${platform.issuer}/lti/chosen`,
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe'],
    accept_multiple: false,
    accept_lineitem: true,
    data: platform.beginChoice(person.id),
  },
});
