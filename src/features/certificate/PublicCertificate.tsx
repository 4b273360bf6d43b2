import { publicCertificateQuery } from '../../data/certificates/publicCertificateQuery.ts';
import { useQuery } from '../../data/query/useQuery.ts';
import { usePort } from '../../port/context.tsx';
import { CertificateScreen } from './CertificateScreen.tsx';
import type { CertificateViewProps } from './CertificateViewProps.ts';

/** A certificate as anybody sees it (CERT-4). No request is made in a user's name. */
export function PublicCertificate(props: CertificateViewProps) {
  const port = usePort();
  const { number } = props.asked;
  const found = useQuery({ ...publicCertificateQuery(port, number ?? ''), enabled: number !== null }, port.cache);
  return <CertificateScreen {...props} found={found} user={null} course={null} />;
}
