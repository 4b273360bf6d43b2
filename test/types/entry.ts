/** What the compiler has to know of the public entry. */
import {
  configure,
  connect,
  define,
  destroy,
  preload,
  signOut,
  type Configuration,
  type Options,
  type Portal,
} from '../../widgets/index.ts';

configure({
  apiBase: 'https://lms.example',
  theme: 'contrast',
  getToken: ({ reason, signal }) => Promise.resolve(`${reason} ${signal.aborted}`),
  hrefFor: ({ name }) => (name === 'courses' ? '/my' : null),
});
define({ suffix: '-v1' });
void preload('lectern-courses');
void preload('lectern-player', { 'objective-id': 'o-1', 'view': 'content' });
const portal: Portal = connect();
export const phase = portal.session.store.getState().phase satisfies string;
export const settings: Promise<Configuration> = portal.host.configuration();
export const theme: Options['theme'] = 'auto';
signOut();
destroy();

// @ts-expect-error -- a theme that does not exist
configure({ theme: 'sepia' });
// @ts-expect-error -- what crosses to elements alone is not for pages
export const send = portal.send;
