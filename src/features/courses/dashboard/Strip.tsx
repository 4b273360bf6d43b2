import type { ReactNode } from 'react';
import { useSheet } from '../../../ui/sheet.ts';

/** The sheet of the strip comes with its code. */
function Sheet({ of }: { readonly of: string }) {
  useSheet(of);
  return null;
}

export interface StripProps {
  readonly sheet?: string;
  readonly waiting?: boolean;
  readonly children?: ReactNode;
}

/** The frame of Continue and Due soon; while they are on their way, the space that they take. */
export function Strip({ sheet, waiting, children }: StripProps) {
  if (waiting || !sheet)
    return (
      <div className="home-wait" aria-hidden="true">
        <i />
        <i />
      </div>
    );
  return (
    <div className="next on" part="next">
      <Sheet of={sheet} />
      {children}
    </div>
  );
}
