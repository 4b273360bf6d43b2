import { eq } from 'drizzle-orm';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Db } from '../db/openDb.ts';
import { settings } from '../db/schemaAuth.ts';

/** Switches of the tenant that are either on or off, with what they are at first. */
export const switches = {
  catalog: true,
  rooms: false,
  researchProjects: false,
  knowledgeModels: false,
  sidebar: true,
  plugin: false,
  apBundle: false,
  newContentAfterCompletion: false,
  dashboard: false,
  dashboardHome: false,
  tutor: true,
  tutorTranscripts: false,
  chat: true,
  feedback: true,
  offline: true,
} as const;

/**
 * Name of a switch. `plugin`: entries of a plugin in the navigation; `apBundle`: the bundle LMS.APBundle for everybody
 * who uses the LMS; `dashboard`: the dashboard at `/` (NAV-12); `dashboardHome`: the same in place of the list of courses (ROUTE-39);
 * `newContentAfterCompletion`: parts may be opened first when the course is finished (LOCK-7); `tutor`: it
 * answers; `tutorTranscripts`: instructors read what learners who agreed to that ask it (TUTOR-15); `chat`: courses have
 * channels with announcements (NOTE-1); `feedback`: learners can say what they think of the product (FEED-1); `offline`: they can read
 * without a connection what their browser keeps (OFF-1).
 */
export type Switch = keyof typeof switches;

/** A banner as it is kept and told: dates as ISO text, null where there is none. */
export interface TenantBanner {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly link: string | null;
  readonly image: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

/** What administrators set at `/admin/settings` (SRV-15) and `/admin/fragments` (SRV-65). */
export interface TenantSettings extends Readonly<Record<Switch, boolean>> {
  readonly overviewVariant: 'v1' | 'v2';
  /** What the dashboard tells all learners, in this order (DASH-9). */
  readonly banners: readonly TenantBanner[];
  /** Modules of the tenant that fill places of the portal's page (NAV-13). */
  readonly fragments: RemoteFragments;
}

/** The tenant's settings, kept over a restart and the same for all processes on one database. */
export interface Tenant {
  readonly settings: () => Promise<TenantSettings>;
  readonly change: (settings: TenantSettings) => Promise<void>;
}

const name = 'tenant';

/** Reads and writes the settings; what was never set is as at first. */
export function createTenant(db: Db): Tenant {
  return {
    async settings() {
      const [stored] = await db.select().from(settings).where(eq(settings.name, name));
      return {
        ...switches,
        overviewVariant: 'v1',
        banners: [],
        fragments: {},
        ...(stored?.value as Partial<TenantSettings> | undefined),
      };
    },
    async change(value) {
      await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    },
  };
}
