import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

/** A course of the academy that is placed in a course of this LMS, with its column of the gradebook. */
export interface PlacedCourse {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly custom: Readonly<Record<string, string>>;
  /** The largest score; null where it is not graded. */
  readonly maximum: number | null;
}

/** The academy's report on a learner. */
export interface ToldResult {
  readonly timestamp: string;
  readonly activityProgress: string;
  readonly gradingProgress: string;
  /** Out of the maximum of the column. */
  readonly score: number | null;
}

const [MOST, TOKEN_LIFE] = [1000, 3600];

/**
 * An LTI 1.3 platform, in memory: a restart forgets the placed courses, and its keys. It signs launches, gives tokens, and keeps courses
 * and scores.
 */
export async function createPlatform(origin: string, portalOrigin: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const courses: PlacedCourse[] = [];
  const results = new Map<string, ToldResult>();
  const tokens = new Map<string, number>();
  const choosing = new Map<string, string>();
  const hints = new Map<string, string>();
  const keyOf = (courseId: string, personId: string) => `${courseId} ${personId}`;
  const keep = <T>(map: Map<string, T>, key: string, value: T) => {
    const [oldest] = map.keys();
    if (map.size >= MOST && oldest !== undefined) map.delete(oldest);
    map.set(key, value);
  };

  return {
    issuer: origin,
    clientId: 'northfield-academy',
    deployment: '1',
    authUrl: `${origin}/lti/authorize`,
    tokenUrl: `${origin}/lti/token`,
    loginUrl: `${portalOrigin}/lti-tool/login`,
    redirectUri: `${portalOrigin}/lti-tool/launch`,
    toolKeys: `${portalOrigin}/lti-tool/jwks`,
    keys: { keys: [jwk] },
    sign: (payload: JWTPayload) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(origin)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    courses: (): readonly PlacedCourse[] => courses,
    course: (id: string) => courses.find((one) => one.id === id) ?? null,
    place: (course: Omit<PlacedCourse, 'id'>) =>
      void (courses.length < 50 && courses.push({ ...course, id: randomUUID() })),
    lineItem: ({ id }: PlacedCourse) => `${origin}/lti/line-items/${id}`,
    resultOf: (course: PlacedCourse, personId: string) => results.get(keyOf(course.id, personId)) ?? null,
    /** @returns whether it is newer than the known result */
    keepResult(course: PlacedCourse, personId: string, result: ToldResult): boolean {
      const before = results.get(keyOf(course.id, personId));
      if (before && Date.parse(before.timestamp) >= Date.parse(result.timestamp)) return false;
      results.set(keyOf(course.id, personId), result);
      return true;
    },
    giveToken(): { readonly token: string; readonly seconds: number } {
      const token = randomUUID();
      keep(tokens, token, Date.now() + TOKEN_LIFE * 1000);
      return { token, seconds: TOKEN_LIFE };
    },
    isToken: (token: string) => (tokens.get(token) ?? 0) > Date.now(),
    /**
     * A word for a person, which this site gives the academy and gets back in its frame. Browsers do not send this site's cookie with
     * requests that began on the academy's page, so the word itself is the proof: it cannot be guessed, and is valid once.
     */
    giveHint(personId: string): string {
      const hint = randomUUID();
      keep(hints, hint, personId);
      return hint;
    },
    takeHint(hint: string): string | null {
      const found = hints.get(hint) ?? null;
      hints.delete(hint);
      return found;
    },
    /** Begins a choice of a course. @returns the value that has to come back with it */
    beginChoice(personId: string): string {
      const data = randomUUID();
      keep(choosing, data, personId);
      return data;
    },
    /** Ends a choice; null for an unknown one. */
    endChoice(data: unknown): string | null {
      const found = typeof data === 'string' ? (choosing.get(data) ?? null) : null;
      if (typeof data === 'string') choosing.delete(data);
      return found;
    },
  };
}

/** Made by {@link createPlatform}. */
export type Platform = Awaited<ReturnType<typeof createPlatform>>;
