import { createGuestStore, type GuestStore } from '../../../../bridge/guest/guestStore.ts';

/** One store for each learner that this page has known; its life is the page's (FRAMED-9). */
const stores = new Map<string, GuestStore>();

/** What tools keep in this page for a learner. */
export function guestStoreOf(userId: string): GuestStore {
  let store = stores.get(userId);
  if (!store) stores.set(userId, (store = createGuestStore()));
  return store;
}
