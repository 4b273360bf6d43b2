import type { ReactNode } from 'react';

/** Words for screen readers only. `live`: spoken when they change; the region must exist before its first words. */
export function VisuallyHidden({ children, live }: { readonly children?: ReactNode; readonly live?: boolean }) {
  return (
    <span className="sr" role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
