import { useCallback, useState } from 'react';
import { readCertificateNumber } from '../../domain/certificate/readCertificateNumber.ts';
import { usePort } from '../../port/context.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import css from './certificate.css';
import { LearnerCertificate } from './LearnerCertificate.tsx';
import type { CertificateEmit } from './manifest.ts';
import { PublicCertificate } from './PublicCertificate.tsx';

/** The element's attributes, and the properties that every element gets. */
export interface CertificateProps {
  readonly number: string;
  readonly objectiveId: string;
  readonly audience: 'learner' | 'public';
  readonly routing: 'url' | 'memory';
  readonly headingLevel: number;
  readonly emit: CertificateEmit;
}

/** A certificate, for its learner (ROUTE-9) and for anybody (ROUTE-20), and the field for a certificate number (ROUTE-45). */
export function Certificate({ number, objectiveId, audience, routing, headingLevel, emit }: CertificateProps) {
  useSheet(css);
  const { routes } = usePort();
  const given = [number, objectiveId, audience].join('|');
  const [typed, setTyped] = useState<{ readonly number: string; readonly since: string } | null>(null);
  const own = typed?.since === given ? typed : null;
  // A typed number may belong to anybody.
  const isOpen = audience === 'public' || own !== null;
  const asked = own?.number ?? number;
  // After a number was typed, its result gets the focus.
  const [wanted, setWanted] = useState<string | null>(null);
  const onArrived = useCallback(() => setWanted(null), []);
  const onNumber = (next: string) => {
    setWanted(next);
    const route = { name: 'publicCertificate', certificateNumber: next } as const;
    if (routing === 'url') emit('lectern-navigate', { route, href: routes.hrefFor(route) });
    else setTyped({ number: next, since: given });
  };
  const View = isOpen ? PublicCertificate : LearnerCertificate;
  return (
    <View
      key={isOpen ? 'public' : objectiveId}
      asked={{
        audience: isOpen ? 'public' : 'learner',
        given: asked,
        number: asked ? readCertificateNumber(asked) : null,
        objectiveId: isOpen ? '' : objectiveId,
      }}
      headingLevel={headingLevel}
      isArriving={wanted === asked}
      onArrived={onArrived}
      onNumber={onNumber}
      emit={emit}
    />
  );
}
