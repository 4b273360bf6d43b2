import { randomUUID } from 'node:crypto';
import { html } from '../../hosts/html.ts';
import { consumerOf, type Consumer } from './consumerOf.ts';

/** The place to which a result of LTI 1.1 goes. */
export interface OutcomePlace {
  readonly service: string;
  readonly sourcedId: string;
}

const message = (sourcedId: string, score: number) =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <imsx_POXEnvelopeRequest xmlns="http://www.imsglobal.org/services/ltiv1p1/xsd/imsoms_v1p0">
      <imsx_POXHeader>
        <imsx_POXRequestHeaderInfo>
          <imsx_version>V1.0</imsx_version>
          <imsx_messageIdentifier>${randomUUID()}</imsx_messageIdentifier>
        </imsx_POXRequestHeaderInfo>
      </imsx_POXHeader>
      <imsx_POXBody>
        <replaceResultRequest>
          <resultRecord>
            <sourcedGUID><sourcedId>${sourcedId}</sourcedId></sourcedGUID>
            <result>
              <resultScore><language>en</language><textString>${score / 100}</textString></resultScore>
            </result>
          </resultRecord>
        </replaceResultRequest>
      </imsx_POXBody>
    </imsx_POXEnvelopeRequest>`.markup;

/**
 * Reports a score to a platform of LTI 1.1 by its service of basic outcomes.
 * @param score percent
 * @throws Error where the platform did not accept it
 */
export async function reportOutcome(
  consumer: Consumer,
  { service, sourcedId }: OutcomePlace,
  score: number,
): Promise<void> {
  const body = message(sourcedId, score);
  const oauth = consumerOf(consumer);
  const signed = oauth.authorize({ url: service, method: 'POST', data: body, includeBodyHash: true });
  const reply = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/xml', 'authorization': oauth.toHeader(signed).Authorization },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await reply.text();
  if (!reply.ok || !/<imsx_codeMajor>success<\/imsx_codeMajor>/.test(answer))
    throw new Error(`The result was not taken: ${reply.status} ${answer.slice(0, 500)}`);
}
