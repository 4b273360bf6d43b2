import { createGuestStore, type GuestStore } from '../../../../bridge/guest/guestStore.ts';

/** One store for each learner of this page; it lasts as long as the page (FRAMED-9). */
const stores = new Map<string, GuestStore>();

/** The data that tools store in this page for a learner. */
export function guestStoreOf(userId: string): GuestStore {
  let store = stores.get(userId);
  if (!store) stores.set(userId, (store = createGuestStore()));
  return store;
}
