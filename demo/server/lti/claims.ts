/** Names of the claims of LTI messages. */
const lti = 'https://purl.imsglobal.org/spec/lti/claim/';

export const claim = {
  messageType: `${lti}message_type`,
  version: `${lti}version`,
  deploymentId: `${lti}deployment_id`,
  targetLinkUri: `${lti}target_link_uri`,
  resourceLink: `${lti}resource_link`,
  context: `${lti}context`,
  roles: `${lti}roles`,
  custom: `${lti}custom`,
  launchPresentation: `${lti}launch_presentation`,
  toolPlatform: `${lti}tool_platform`,
  endpoint: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  namesRoles: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  deepLinkSettings: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  data: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
  message: 'https://purl.imsglobal.org/spec/lti-dl/claim/msg',
} as const;

/** Scopes of the services; a token has the requested ones. */
export const scopes = {
  lineItem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  lineItemRead: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
  result: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

const vocabulary = 'http://purl.imsglobal.org/vocab/lis/v2/';

/** The roles of a person in a course, and at the academy. */
export const rolesOf = {
  learner: [`${vocabulary}membership#Learner`, `${vocabulary}institution/person#Student`],
  instructor: [`${vocabulary}membership#Instructor`, `${vocabulary}institution/person#Instructor`],
} as const;
export type LtiRole = keyof typeof rolesOf;

export const courseType = `${vocabulary}course#CourseOffering`;
