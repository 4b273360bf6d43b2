import type { ReactNode } from 'react';
import { useSheet } from '../../../ui/sheets/sheet.ts';

/** Adds the sheet of the strip, which arrives with the strip's code. */
function Sheet({ of }: { readonly of: string }) {
  useSheet(of);
  return null;
}

export interface StripProps {
  readonly sheet?: string;
  readonly waiting?: boolean;
  readonly children?: ReactNode;
}

/** The frame of Continue and Due soon; while they load, placeholders of their size. */
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
