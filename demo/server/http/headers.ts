import type { FastifyInstance } from 'fastify';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Config } from '../config.ts';
import { fragmentSources } from '../fragments/fragmentSources.ts';
import type { ToolFrames } from '../lti/toolFrames.ts';

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
const self = ["'self'"];
const none = ["'none'"];

/** Text becomes code only through a policy of one of these names (SRV-49). */
const trusted = (...names: readonly string[]) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': names.length > 0 ? names : none,
});

/**
 * Names that modules of the tenant add to the policies that may turn text into code (SRV-65): the policy that passes their addresses, and
 * those of frameworks, which several modules may contain. There is still one `default` policy: browsers allow no second one.
 */
const ofFragments = ['lectern-fragments', 'vue', 'lit-html', "'allow-duplicates'"];

/**
 * Policy of `/learn`: nothing inline, nothing from other origins but frames of Vimeo's player and of registered tools, files of the object
 * storage, modules of the tenant with data and pictures of their origins (SRV-65), and texts of its own languages (LOC-12). Forms go to
 * tools of LTI 1.1 alone, which a form launches. Listed hosts may frame it, and so may the platform that has launched it (TOOL-4).
 */
export const learnPolicy = (
  {
    hostOrigins,
    storage,
    contentOrigin,
    addedLocales = {},
  }: Pick<Config, 'hostOrigins' | 'storage' | 'contentOrigin'> & Partial<Pick<Config, 'addedLocales'>>,
  fragments: RemoteFragments = {},
  {
    tools = { origins: [], formOrigins: [] },
    platforms = [],
  }: { readonly tools?: Pick<ToolFrames, 'origins' | 'formOrigins'>; readonly platforms?: readonly string[] } = {},
) => {
  const files = [...self, ...(storage ? [storage] : [])];
  const { modules, origins } = fragmentSources(fragments);
  return policy({
    'default-src': none,
    'script-src': [...self, ...modules],
    'style-src': self,
    'connect-src': [...files, ...origins, ...Object.values(addedLocales).map((address) => new URL(address).origin)],
    'img-src': [...files, ...origins, 'data:'],
    'font-src': self,
    'media-src': files,
    'frame-src': [...self, ...(contentOrigin ? [contentOrigin] : []), 'https://player.vimeo.com', ...tools.origins],
    'manifest-src': self,
    ...trusted('default', 'dompurify', 'svelte-trusted-html', ...(modules.length > 0 ? ofFragments : [])),
    'base-uri': none,
    'object-src': none,
    'form-action': [...self, ...tools.formOrigins],
    'frame-ancestors': [...self, ...hostOrigins, ...platforms],
  });
};

/** Policy of the server's own pages. A form may lead on to the hosts: browsers check redirects after it against the list too. */
export const pagePolicy = ({
  demoHosts,
  partnerOrigin,
  lmsHostOrigin,
}: Pick<Config, 'demoHosts' | 'partnerOrigin' | 'lmsHostOrigin'>) =>
  policy({
    'default-src': none,
    'script-src': self,
    'style-src': self,
    'img-src': [...self, 'data:'],
    ...trusted(),
    'base-uri': none,
    'form-action': [...self, ...(demoHosts ? [partnerOrigin, lmsHostOrigin] : [])],
    'frame-ancestors': self,
  });

/** Policy of the helper page, which listed hosts may frame (BRIDGE-2). */
export const bridgePolicy = ({ hostOrigins }: Pick<Config, 'hostOrigins'>) =>
  policy({
    'default-src': none,
    'script-src': self,
    'style-src': self,
    'connect-src': self,
    'img-src': self,
    ...trusted(),
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': [...self, ...hostOrigins],
  });

/**
 * Headers of every reply. Strict transport security is left out on plain http, where it would make localhost unusable. An opener policy is
 * left out, because it would cut off the small window that signs in again at an external provider.
 */
export function registerHeaders(app: FastifyInstance, { origin }: Config): void {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
