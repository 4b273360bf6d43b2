import type { ReactNode } from 'react';

/** One fact about a person: its name and its value. */
export function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
