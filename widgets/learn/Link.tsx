import type { ComponentProps, MouseEvent } from 'react';
import { href } from '../../src/routes/href.ts';
import type { Route } from '../../src/routes/route.ts';
import { base } from './currentPath.ts';
import type { Address } from './useAddress.ts';

/** Whether a click follows the link in this page: no new tab, no download, not handled already. */
function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

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
        if (!isPlain(event)) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
