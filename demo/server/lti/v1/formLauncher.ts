import { randomUUID } from 'node:crypto';
import { contentTypes } from '../../../../src/domain/course/resources.ts';
import type { FormLauncher } from '../../calls/parts/launchers.ts';
import { findPerson } from '../../oidc/people.ts';
import { customValues } from '../launch/customValues.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { toolCourse } from '../toolPlaces.ts';
import { signatureOf } from './oauth.ts';
import type { ResultIds } from './resultIds.ts';

const fieldName = (name: string) => `custom_${name.toLowerCase().replace(/[^a-z\d]/g, '_')}`;

/** Plays parts in tools of LTI 1.1: a form signed with the tool's secret, good for one launch (LTI-50). */
export const formLauncher = (
  { db, config, platform }: Pick<LaunchMeans, 'db' | 'config' | 'platform'>,
  results: ResultIds,
): FormLauncher => ({
  plays: ({ contentType }) => contentType === contentTypes.lti11,
  async form({ run, axis, actor, locale }) {
    const course = await toolCourse(db, run.objectiveId);
    const place = course?.places.find((one) => one.axis === axis);
    const person = await findPerson(db, actor.userId);
    if (!course || !place || !person) return null;
    const { tool } = place;
    if (tool.consumerKey === null || tool.sharedSecret === null) return null;
    const named = tool.personalData !== 'none';
    const custom = customValues(place.custom, { tool, person, course, place });
    const fields: Readonly<Record<string, string>> = {
      lti_message_type: 'basic-lti-launch-request',
      lti_version: 'LTI-1p0',
      resource_link_id: place.resourceLinkId,
      resource_link_title: place.name,
      user_id: person.id,
      roles: 'Learner',
      ...(named && {
        lis_person_name_full: person.name,
        lis_person_name_given: person.firstName,
        lis_person_name_family: person.lastName,
      }),
      ...(tool.personalData === 'email' && { lis_person_contact_email_primary: person.email }),
      context_id: course.id,
      context_title: course.name,
      context_type: 'CourseOffering',
      ...(course.code && { context_label: course.code }),
      launch_presentation_document_target: 'iframe',
      launch_presentation_locale: locale,
      launch_presentation_return_url: `${config.origin}/learn/lti-tool-callback`,
      tool_consumer_instance_guid: new URL(platform.origin).host,
      tool_consumer_instance_name: platform.name,
      tool_consumer_info_product_family_code: 'lectern',
      tool_consumer_info_version: platform.version,
      lis_outcome_service_url: `${config.origin}/lti/outcomes`,
      lis_result_sourcedid: results.of({ toolId: tool.id, userId: person.id, workflowId: run.workflow.id, axis }),
      ...Object.fromEntries(Object.entries(custom).map(([name, value]) => [fieldName(name), value])),
      oauth_version: '1.0',
      oauth_callback: 'about:blank',
      oauth_consumer_key: tool.consumerKey,
      oauth_nonce: randomUUID(),
      // Tools compare it with their own clock.
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_signature_method: 'HMAC-SHA1',
    };
    const signature = signatureOf('POST', place.url, Object.entries(fields), tool.sharedSecret);
    return {
      action: place.url,
      fields: { ...fields, oauth_signature: signature },
      contentOrigin: new URL(place.url).origin,
      permissions: tool.permissions,
    };
  },
});
