import type { TutorExchange, TutorStanding } from '../../domain/tutor/tutor.ts';
import type { LecternError } from '../../errors.ts';

/** What the tutor shows. */
export type TutorView =
  | { readonly kind: 'loading' | 'absent' | 'failed' | 'offline' }
  | { readonly kind: 'off'; readonly standing: TutorStanding }
  | { readonly kind: 'consent'; readonly standing: TutorStanding }
  | { readonly kind: 'open'; readonly standing: TutorStanding; readonly modelId: string };

/** What is known of the tutor. */
export interface KnownOfTutor {
  /** Undefined until it is known, null where there is no tutor. */
  readonly modelId: string | null | undefined;
  readonly standing: TutorStanding | undefined;
  readonly error: LecternError | null;
  readonly online: boolean;
}

/** What is shown for what is known (TUTOR-3, TUTOR-12, TUTOR-15): off comes before all else. */
export function tutorView({ modelId, standing, error, online }: KnownOfTutor): TutorView {
  if (modelId === null) return { kind: 'absent' };
  if (modelId !== undefined && standing) {
    if (standing.off) return { kind: 'off', standing };
    return standing.consent ? { kind: 'open', standing, modelId } : { kind: 'consent', standing };
  }
  if (error?.code === 'not_found') return { kind: 'absent' };
  if (error) return { kind: error.code === 'offline' ? 'offline' : 'failed' };
  return { kind: online ? 'loading' : 'offline' };
}

/** How an answer was made, in words (TUTOR-7). */
export function kindKey(kind: TutorExchange['kind']) {
  return ({ search: 'bySearch', model: 'byModel', hint: 'byHint', nothing: 'bySearch' } as const)[kind];
}

/** Why there is no answer, or but a part of one. */
export function failureKey(error: LecternError | undefined, begun: boolean) {
  if (error?.detail.status === 429) return 'failedQuota';
  switch (error?.code) {
    case 'offline':
      return 'failedOffline';
    case 'conflict':
      return 'failedOff';
    case 'unauthorized':
      return 'failedSignIn';
    default:
      return begun ? 'failedHalfway' : 'failedAnswer';
  }
}
