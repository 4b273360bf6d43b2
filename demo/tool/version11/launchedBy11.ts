import { activityOf } from '../experiments.ts';
import type { Launched } from '../Launched.ts';
import type { Consumer } from './consumerOf.ts';
import { reportOutcome } from './reportOutcome.ts';

/**
 * A launch by LTI 1.1, whose result goes back by the service of basic outcomes.
 * @param fields of a form that was checked
 * @param platform the only origin to which results go
 */
export function launchedBy11(
  fields: Readonly<Record<string, string | undefined>>,
  consumer: Consumer,
  platform: string,
): Launched {
  const { lis_outcome_service_url: service = '', lis_result_sourcedid: sourcedId, roles = '' } = fields;
  const isOurs = URL.canParse(service) && new URL(service).origin === platform;
  const learns = /(^|[,/])Learner\b/.test(roles);
  return {
    place: JSON.stringify([consumer.key, fields['resource_link_id'], fields['user_id']]),
    activity: activityOf(fields['custom_experiment']),
    back: fields['launch_presentation_return_url'],
    report: learns && isOurs && sourcedId ? (score) => reportOutcome(consumer, { service, sourcedId }, score) : null,
  };
}
