import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs';
import { useEffect, useState } from 'react';
import css from './spinner.css';
import { Icon } from '../text/Icon.tsx';
import { useSheet } from '../sheets/sheet.ts';

/**
 * Shows and announces that work is in progress, but only after 300 ms (CONST-5), so that quick work does not flicker. `overlay` blocks the
 * content under it.
 */
export function Spinner({ label, overlay }: { readonly label: string; readonly overlay?: boolean }) {
  useSheet(css);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`spinner${overlay ? ' overlay' : ''}`} role="status">
      {shown && (
        <>
          <Icon of={LoaderCircle} size="lg" />
          <span>{label}</span>
        </>
      )}
    </div>
  );
}
