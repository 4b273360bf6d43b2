import { useMemo } from 'react';
import { qrPath } from '../../../web/qrPath.ts';

/** An address as a QR code, always dark on white, in every theme. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrPath(address), [address]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14222a" />
    </svg>
  );
}
