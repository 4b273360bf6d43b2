import { publicCertificateQuery } from '../../src/data/certificates/publicCertificateQuery.ts';
import { readCertificateNumber } from '../../src/domain/certificate/readCertificateNumber.ts';
import { Certificate } from '../../src/features/certificate/Certificate.tsx';
import { shownCertificate } from '../../src/features/certificate/model.ts';
import { pictureOn } from '../../src/web/pictureOn.ts';
import type { About } from './DrawnPage.ts';
import type { DrawElement } from './DrawElement.ts';

/** The page of a certificate, or the page with a field for a number. */
export const drawCertificate: DrawElement = (port, { number = '' }, configuration) => {
  const t = port.locale.translate(port.locale.tag(), 'certificate');
  const known = readCertificateNumber(number);
  const certificate = known === null ? null : port.cache.getQueryData(publicCertificateQuery(port, known).queryKey);
  const shown =
    certificate &&
    shownCertificate(certificate, {
      moment: { now: port.clock.now(), doubt: 0 },
      user: null,
      course: null,
      brand: configuration.brand,
      apiBase: port.host.apiBase,
    });
  const about: About = shown
    ? {
        kind: 'certificate',
        number: shown.number,
        state: shown.state,
        title: shown.title,
        student: shown.student,
        course: shown.course,
        code: shown.code,
        description: shown.description,
        issuer: shown.issuer,
        issued: shown.issued,
        expires: shown.expires,
        picture: shown.state === 'revoked' ? null : pictureOn(certificate?.pngUrl ?? null, port.host.apiBase),
      }
    : { kind: number ? 'noCertificate' : 'askCertificate' };
  return {
    about,
    sections: shown ? [t('certificate'), ...(shown.course ? [shown.course] : [])] : [t('checkTitle')],
    view: (
      <Certificate number={number} objectiveId="" audience="public" routing="url" headingLevel={1} emit={() => true} />
    ),
  };
};
