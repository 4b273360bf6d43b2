import { json, mira } from '../runtime/fakeBrowser.ts';
import type { Routes } from '../runtime/harness.ts';

export const currentUserPath = '/api/platform/v1/users/me';

/** A server whose session can end. */
export function expiringServer(signedIn = true) {
  const state = { signedIn, user: mira as object };
  const guarded = (body: () => object) => () => (state.signedIn ? json(body()) : json({}, { status: 401 }));
  const routes: Routes = {
    [currentUserPath]: guarded(() => state.user),
    '/api/lms/v1/objective-workflows/w1': guarded(() => ({ id: 'w1', state: 1, progress: 0.5 })),
    '/api/lms/v1/finish-activity-workflows': guarded(() => ({})),
  };
  return { state, routes };
}
