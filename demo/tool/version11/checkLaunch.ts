import { timingSafeEqual } from 'node:crypto';
import { consumerOf, type Consumer } from './consumerOf.ts';

/** Why a launch is refused. `unsigned` is anything that the right platform would not have sent. */
export type LaunchFault = 'unsigned' | 'old' | 'used';

/** Seconds by which a launch may be old, or ahead of the tool's clock. */
export const launchAge = 300;

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

type Header = Parameters<ReturnType<typeof consumerOf>['getSignature']>[2];

export interface LaunchCheck {
  readonly consumer: Consumer;
  /** The address that the form was sent to. */
  readonly address: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** Stores a nonce; false for one that was stored before. */
  readonly spend: (nonce: string) => boolean;
}

/**
 * The fault of a launch by LTI 1.1; null without one. Its nonce is used up last, so that nobody without the secret uses up any.
 * @param body the form as it was read; a field that occurs twice is not a text
 */
export function checkLaunch(body: unknown, { consumer, address, now, spend }: LaunchCheck): LaunchFault | null {
  const entries = Object.entries((body ?? {}) as Readonly<Record<string, unknown>>);
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return 'unsigned';
  const { oauth_signature: signature = '', ...fields } = Object.fromEntries(entries);
  const isLaunch =
    fields['lti_message_type'] === 'basic-lti-launch-request' &&
    fields['lti_version'] === 'LTI-1p0' &&
    fields['oauth_consumer_key'] === consumer.key &&
    fields['oauth_signature_method'] === 'HMAC-SHA1' &&
    Boolean(fields['resource_link_id'] && fields['oauth_nonce']);
  if (!isLaunch) return 'unsigned';
  // All parameters are fields of the form. The library would add those of a header to its argument, and changes that object.
  const request = { url: address, method: 'POST', data: { ...fields } };
  const wanted = consumerOf(consumer).getSignature(request, undefined, {} as Header);
  if (!isSame(signature, wanted)) return 'unsigned';
  const at = Number(fields['oauth_timestamp']);
  if (!(Math.abs(now - at) <= launchAge)) return 'old';
  return spend(`${fields['oauth_nonce']} ${at}`) ? null : 'used';
}
