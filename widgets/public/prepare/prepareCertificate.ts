import { publicCertificateQuery } from '../../../src/data/certificates/publicCertificateQuery.ts';
import { readCertificateNumber } from '../../../src/domain/certificate/readCertificateNumber.ts';
import { loadQrCode } from '../../../src/features/certificate/aside/loadQrCode.ts';
import type { Prepare } from './Prepare.ts';
import { arriveLazy } from '../../../src/ui/lazy/arriveLazy.ts';

/** The certificate with the number, and the code that draws its address as a QR code. */
export const prepareCertificate: Prepare = async (port, { number = '' }) => {
  const known = readCertificateNumber(number);
  await Promise.all([
    known !== null && port.cache.fetchQuery(publicCertificateQuery(port, known)),
    arriveLazy(loadQrCode),
  ]);
};
