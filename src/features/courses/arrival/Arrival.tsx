import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { courseToEnrol, type CourseToEnrol } from '../../../data/enrolment/courseToEnrol.ts';
import { asError } from '../../../commands/asError.ts';
import type { LecternError } from '../../../errors.ts';
import { useDirection } from '../../../i18n/context.tsx';
import type { Translate } from '../../../i18n/locale.ts';
import type { Route } from '../../../routes/route.ts';
import { usePort } from '../../../port/context.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { arrivalOf, withoutArrival } from './arrivalOf.ts';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import { Enrolling } from './Enrolling.tsx';
import type { ListEmit } from '../manifest.ts';

export interface ArrivalProps {
  /** The query of the page's address. */
  readonly query: string;
  readonly emit: ListEmit;
}

const closed: ReadonlySet<LecternError['code']> = new Set(['bad_request', 'forbidden', 'not_found']);

/**
 * Performs the action that the address of the list requests on arrival: it enrols the learner (`occflow` with
 * `objectiveId`), or welcomes a learner who has just registered (ROUTE-31, ENROL-9, ENROL-10, ENROL-15). Afterwards it
 * removes those parameters from the address, so that going back does not repeat the action.
 */
export function Arrival({ query, emit }: ArrivalProps) {
  const port = usePort();
  const { locale, notices, routes } = port;
  const { tag } = useDirection();
  const [t, setT] = useState<Translate<'player'> | null>(null);
  const request = useMemo(() => arrivalOf(query), [query]);
  const objectiveId = request.kind === 'enrol' ? request.objectiveId : null;
  const [course, setCourse] = useState<CourseToEnrol | null>(null);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    let here = true;
    // The texts about enrolment are those of the course page; the list itself does not use them.
    void locale.load(tag, ['player']).then(() => here && setT(() => locale.translate(tag, 'player')));
    return () => void (here = false);
  }, [locale, tag]);

  const go = (route: Route) => void emit('lectern-navigate', { route, href: routes.hrefFor(route), replace: true });
  const leave = () => go({ name: 'courses', query: withoutArrival(query) });

  const welcome = useEffectEvent((said: Translate<'player'>) => {
    if (request.kind === 'enrol') return;
    if (request.kind === 'registered') notices.show({ tone: 'success', title: said('accountCreated') });
    leave();
  });
  useEffect(() => {
    if (t) welcome(t);
  }, [t, request]);

  const failed = useEffectEvent((error: LecternError) => {
    port.host.report(error);
    // The course's page says that it is not available (ERR-5).
    if (closed.has(error.code) && objectiveId) go({ name: 'course', objectiveId, aggregateId: null, review: false });
    else setLost(true);
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (objectiveId === null) return;
    let here = true;
    setLost(false);
    setCourse(null);
    courseToEnrol(port, objectiveId).then(
      (found) => here && setCourse(found),
      (cause: unknown) => here && failed(asError(cause)),
    );
    return () => void (here = false);
  }, [port, objectiveId, round]);

  if (!t || request.kind !== 'enrol') return null;
  if (lost) return <ArrivalNotice t={t} again={() => setRound(round + 1)} />;
  if (!course) return <Spinner label={t('enrolling')} />;
  return (
    <Enrolling
      key={request.objectiveId + request.flow}
      t={t}
      flow={request.flow}
      course={course}
      go={go}
      leave={leave}
      emit={emit}
    />
  );
}
