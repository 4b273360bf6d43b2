import type { ComponentProps } from 'react';
import { isPlainClick } from '../../src/plain/isPlainClick.ts';
import { href } from '../../src/routes/href.ts';
import type { Route } from '../../src/routes/route.ts';
import { afterPaint } from '../../src/web/afterPaint.ts';
import { base } from './currentPath.ts';
import type { Address } from './useAddress.ts';

/** A real link of the frame; a plain click goes there without loading the page again. */
export function Link({
  to,
  go,
  onClick,
  ...rest
}: { to: Route; go: Address['go'] } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={base + href(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || event.defaultPrevented) return;
        event.preventDefault();
        // To draw a page takes long on a slow device, and the pressed link is painted before.
        afterPaint(() => go(to));
      }}
    />
  );
}
