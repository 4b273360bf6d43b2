import * as v from 'valibot';

const claim = <N extends string>(name: N) => `https://purl.imsglobal.org/spec/lti/claim/${name}` as const;
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const maybe = (most: number) => v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(most))), null), null);

/** The claims of a launch (LTI 1.3) that the portal reads. Claims about the person may be missing or unfit: they are not needed. */
export const launchClaims = v.pipe(
  v.object({
    'sub': v.optional(text(255)),
    'azp': v.optional(v.string()),
    'aud': v.union([v.string(), v.array(v.string())]),
    'nonce': text(200),
    'iat': v.number(),
    'name': maybe(500),
    'given_name': maybe(200),
    'family_name': maybe(200),
    'email': maybe(300),
    [claim('version')]: v.optional(v.unknown()),
    [claim('message_type')]: v.optional(v.unknown()),
    [claim('deployment_id')]: v.optional(v.unknown()),
    [claim('target_link_uri')]: v.optional(text(2000)),
    [claim('roles')]: v.optional(v.fallback(v.array(v.string()), []), []),
    [claim('resource_link')]: v.optional(v.object({ id: text(255) })),
    [claim('context')]: v.optional(v.object({ id: text(255), title: maybe(500) })),
    [claim('custom')]: v.optional(v.fallback(v.object({ course: maybe(200) }), { course: null }), {}),
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': v.optional(
      v.fallback(v.object({ scope: v.fallback(v.array(v.string()), []), lineitem: v.optional(text(2000)) }), {
        scope: [],
      }),
    ),
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': v.optional(
      v.object({
        deep_link_return_url: text(2000),
        data: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
        accept_types: v.fallback(v.array(v.string()), []),
        accept_lineitem: v.optional(v.fallback(v.boolean(), true), true),
      }),
    ),
  }),
  v.transform((all) => ({
    subject: all.sub ?? null,
    azp: all.azp ?? null,
    audience: [all.aud].flat(),
    nonce: all.nonce,
    person: { name: all.name, givenName: all.given_name, familyName: all.family_name, email: all.email },
    version: all[claim('version')],
    messageType: all[claim('message_type')],
    deployment: all[claim('deployment_id')],
    target: all[claim('target_link_uri')] ?? null,
    roles: all[claim('roles')],
    resourceLink: all[claim('resource_link')]?.id ?? null,
    context: all[claim('context')] ?? null,
    course: all[claim('custom')].course ?? null,
    grading: all['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'] ?? null,
    choosing: all['https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'] ?? null,
  })),
);

/** A launch as the portal reads it. */
export type Launch = v.InferOutput<typeof launchClaims>;
