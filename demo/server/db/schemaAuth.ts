import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { ltiToolPlatforms } from './schemaLtiTool.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Records of the OpenID provider: sessions, grants, codes, tokens. Written by `oidc/adapter.ts` alone. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_grant').on(table.grantId),
    index('oidc_uid').on(table.uid),
  ],
);

/** Cookie sessions of the portal. The cookie holds a random value, this table only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The person as whom an administrator acts; null while they act as themselves (SESS-12). */
    actingAs: text('acting_as'),
    /** Sent to the provider at sign-out. */
    idToken: text('id_token').notNull(),
    /** Whether it is the session of a page in a frame, with its own cookie (AUTH-7). */
    framed: boolean('framed').notNull().default(false),
    /** The session from which it began, and with which it ends (SESS-19). */
    parentId: text('parent_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** The provider's own session id, where the provider names one. */
    providerSid: text('provider_sid'),
    /** The platform whose launch began it; it ends when the platform is removed (TOOL-4). */
    platformId: text('platform_id').references(() => ltiToolPlatforms.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_parent').on(table.parentId),
    index('sessions_provider_sid').on(table.providerSid),
    index('sessions_platform').on(table.platformId),
  ],
);

/** Tickets and codes, each of which begins the session of one frame (AUTH-8). */
export const framePasses = pgTable(
  'frame_passes',
  {
    /** SHA-256 of the ticket, or of the challenge and the code; base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Of a ticket: the origin that asked for it. */
    host: text('host'),
    /** Of a ticket: the provider's session that the host's token stems from. */
    providerSid: text('provider_sid'),
    /** Of a code: the challenge that the frame's secret has to fit. */
    challenge: text('challenge'),
    /** Of a code: the session that asked for it. */
    parentId: text('parent_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** Codes that may still be tried. */
    tries: smallint('tries').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('frame_passes_challenge').on(table.challenge),
    index('frame_passes_parent').on(table.parentId),
    index('frame_passes_provider_sid').on(table.providerSid),
  ],
);

/** Names and passwords of the embedded provider; an external provider needs none of them. */
export const accounts = pgTable('accounts', {
  userId: text('user_id').primaryKey(),
  /** Lower case. */
  username: text('username').notNull().unique(),
  /** `scrypt$N$salt$hash`, of `oidc/password.ts`. */
  passwordHash: text('password_hash').notNull(),
});

/** Analytics events as they were received. */
export const events = pgTable('events', {
  id: serial('id').primaryKey(),
  userId: text('user_id').notNull(),
  receivedAt: instant('received_at').notNull(),
  event: jsonb('event').$type<Record<string, unknown>>().notNull(),
});

/** Small facts about the server itself, such as how far its clock was moved. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: jsonb('value').notNull() });
