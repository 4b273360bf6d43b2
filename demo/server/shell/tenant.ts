import { eq } from 'drizzle-orm';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Db } from '../db/openDb.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { settings } from '../db/schemaAuth.ts';

/** Switches of the tenant that are either on or off, with their defaults. */
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
 * Name of a switch. `plugin`: entries of a plugin in the navigation; `apBundle`: the bundle LMS.APBundle for everybody who uses the LMS;
 * `dashboard`: the dashboard at `/` (NAV-12); `dashboardHome`: the same in place of the list of courses (ROUTE-39);
 * `newContentAfterCompletion`: parts that were not opened before may be opened when the course is finished (LOCK-7); `tutor`: the tutor
 * answers; `tutorTranscripts`: instructors read the questions of learners who agreed to that (TUTOR-15); `chat`: courses have channels with
 * announcements (NOTE-1); `feedback`: learners can give feedback on the product (FEED-1); `offline`: learners can read without a
 * connection, from the data that their browser keeps (OFF-1).
 */
export type Switch = keyof typeof switches;

/** A banner as it is stored and sent: dates as ISO text, null where there is none. */
export interface TenantBanner {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly link: string | null;
  readonly image: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

/** The settings that administrators change at `/admin/settings` (SRV-15) and `/admin/fragments` (SRV-65). */
export interface TenantSettings extends Readonly<Record<Switch, boolean>> {
  readonly overviewVariant: 'v1' | 'v2';
  /** The banners of the dashboard for all learners, in this order (DASH-9). */
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

const storedStatement = (db: Db) =>
  prepareOnce(db, 'tenant_settings', (statement) =>
    db.select({ value: settings.value }).from(settings).where(eq(settings.name, name)).prepare(statement),
  );

/** Reads and writes the settings; a setting that was never changed has its default. */
export function createTenant(db: Db): Tenant {
  return {
    async settings() {
      const [stored] = await storedStatement(db).execute();
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
