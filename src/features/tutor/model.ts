import type { TutorExchange, TutorStanding } from '../../domain/tutor/tutor.ts';
import type { LecternError } from '../../errors.ts';
import { notLoaded, type NotLoaded } from '../../domain/load/notLoaded.ts';

/** The view of the tutor. */
export type TutorView =
  | NotLoaded
  | { readonly kind: 'absent' }
  | { readonly kind: 'off'; readonly standing: TutorStanding }
  | { readonly kind: 'consent'; readonly standing: TutorStanding }
  | { readonly kind: 'open'; readonly standing: TutorStanding; readonly modelId: string };

/** The known facts about the tutor. */
export interface KnownOfTutor {
  /** Undefined until it is known, null where there is no tutor. */
  readonly modelId: string | null | undefined;
  readonly standing: TutorStanding | undefined;
  readonly error: LecternError | null;
  readonly online: boolean;
}

/** The view for these facts (TUTOR-3, TUTOR-12, TUTOR-15). The state `off` takes precedence. */
export function tutorView({ modelId, standing, error, online }: KnownOfTutor): TutorView {
  if (modelId === null) return { kind: 'absent' };
  if (modelId !== undefined && standing) {
    if (standing.off) return { kind: 'off', standing };
    return standing.consent ? { kind: 'open', standing, modelId } : { kind: 'consent', standing };
  }
  if (error?.code === 'not_found') return { kind: 'absent' };
  return notLoaded(error, online);
}

/** The key of the text that says how an answer was made (TUTOR-7). */
export function kindKey(kind: TutorExchange['kind']) {
  return ({ search: 'bySearch', model: 'byModel', hint: 'byHint', nothing: 'bySearch' } as const)[kind];
}

/** The key of the reason why there is no answer, or only a part of one. */
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
