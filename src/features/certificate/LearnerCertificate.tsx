import { certificateQuery } from '../../data/certificates/certificateQuery.ts';
import { certifiedCourseQuery } from '../../data/certificates/certifiedCourseQuery.ts';
import { courseCertificatesQuery } from '../../data/certificates/courseCertificatesQuery.ts';
import { useUser } from '../../data/person/useUser.ts';
import { useQuery } from '../../data/query/useQuery.ts';
import { usePort } from '../../port/context.tsx';
import { CertificateScreen } from './CertificateScreen.tsx';
import type { CertificateViewProps } from './CertificateViewProps.ts';

/** A certificate as its learner sees it (ROUTE-9): the one with the number, or the newest of a course (CERT-2). */
export function LearnerCertificate(props: CertificateViewProps) {
  const port = usePort();
  const { number, given, objectiveId } = props.asked;
  // If nobody is signed in, the session itself starts the sign-in.
  const { user, error, retry } = useUser();
  const ofNumber = useQuery({ ...certificateQuery(port, number ?? ''), enabled: number !== null }, port.cache);
  const ofCourse = useQuery(
    {
      ...courseCertificatesQuery(port, objectiveId, user?.id ?? ''),
      select: (all) => all[0] ?? null,
      enabled: !given && objectiveId !== '' && user !== null,
    },
    port.cache,
  );
  const byCourse = error ? { ...ofCourse, error, refetch: retry } : ofCourse;
  const found = given ? ofNumber : byCourse;
  const untold = found.data && !found.data.course ? found.data.objectiveId : null;
  const course = useQuery({ ...certifiedCourseQuery(port, untold ?? ''), enabled: untold !== null }, port.cache);
  return (
    <CertificateScreen {...props} found={found} user={user} course={untold === null ? null : (course.data ?? null)} />
  );
}
