import { useCallback } from 'react';
import { LecternError } from '../../../errors.ts';
import { usePort } from '../../../port/context.tsx';
import type { ShownCertificate } from '../model.ts';

type Shared = Pick<ShownCertificate, 'number' | 'publicUrl'>;

/** The public address of a certificate: the one from the LMS, else that of its public page; null if it has neither. */
export function usePublicAddress({ number, publicUrl }: Shared): string | null {
  const { routes } = usePort();
  if (publicUrl) return publicUrl;
  return number
    ? new URL(routes.hrefFor({ name: 'publicCertificate', certificateNumber: number }), location.href).href
    : null;
}

/**
 * Finds the address to share: inside a frame the host's own address, if it has one (FRAME-9). A certificate without any
 * address is reported (CERT-3).
 * @throws LecternError `bad_reply` if there is none
 */
export function useShareAddress({ number, publicUrl }: Shared): () => Promise<string> {
  const { routes, host } = usePort();
  const address = usePublicAddress({ number, publicUrl });
  return useCallback(async () => {
    if (address === null) {
      const missing = new LecternError('bad_reply', 'a certificate has no address to share', { field: 'publicUrl' });
      host.report(missing);
      throw missing;
    }
    if (publicUrl) return publicUrl;
    const hosted = await routes.shared?.({ name: 'publicCertificate', certificateNumber: number });
    return hosted ? new URL(hosted, location.href).href : address;
  }, [address, publicUrl, number, routes, host]);
}
