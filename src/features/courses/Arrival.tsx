import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { courseToEnrol, type CourseToEnrol } from '../../data/enrolment/courseToEnrol.ts';
import { asError } from '../../data/player/asError.ts';
import type { LecternError } from '../../errors.ts';
import { useDirection } from '../../i18n/context.tsx';
import type { Translate } from '../../i18n/locale.ts';
import type { Route } from '../../routes/route.ts';
import { usePort } from '../../runtime/context.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { arrivalOf, withoutArrival } from './arrivalOf.ts';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import { Enrolling } from './Enrolling.tsx';

export interface ArrivalProps {
  /** Of the page's address. */
  readonly query: string;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

const closed: ReadonlySet<LecternError['code']> = new Set(['bad_request', 'forbidden', 'not_found']);

/**
 * Does what the address of the list asks for on arrival: enrols (`occflow` with `objectiveId`), or welcomes who has just registered
 * (ROUTE-31, ENROL-9, ENROL-10, ENROL-15). Afterwards those words are gone from the address, so that going back does nothing again.
 */
export function Arrival({ query, emit }: ArrivalProps) {
  const port = usePort();
  const { locale, notices, routes } = port;
  const { tag } = useDirection();
  const [t, setT] = useState<Translate<'player'> | null>(null);
  const wish = useMemo(() => arrivalOf(query), [query]);
  const objectiveId = wish.kind === 'enrol' ? wish.objectiveId : null;
  const [course, setCourse] = useState<CourseToEnrol | null>(null);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    let here = true;
    // Texts of enrolling are those of the course page; the list itself has no use for them.
    void locale.load(tag, ['player']).then(() => here && setT(() => locale.translate(tag, 'player')));
    return () => void (here = false);
  }, [locale, tag]);

  const go = (route: Route) => void emit('lectern-navigate', { route, href: routes.hrefFor(route), replace: true });
  const leave = () => go({ name: 'courses', query: withoutArrival(query) });

  const welcome = useEffectEvent((said: Translate<'player'>) => {
    if (wish.kind === 'enrol') return;
    if (wish.kind === 'registered') notices.show({ tone: 'success', title: said('accountCreated') });
    leave();
  });
  useEffect(() => {
    if (t) welcome(t);
  }, [t, wish]);

  const failed = useEffectEvent((error: LecternError) => {
    port.host.report(error);
    // Its page says that it is not available (ERR-5).
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

  if (!t || wish.kind !== 'enrol') return null;
  if (lost) return <ArrivalNotice t={t} again={() => setRound(round + 1)} />;
  if (!course) return <Spinner label={t('enrolling')} />;
  return <Enrolling key={wish.objectiveId + wish.flow} t={t} flow={wish.flow} course={course} go={go} leave={leave} emit={emit} />;
}
