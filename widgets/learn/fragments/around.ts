import type { Theme } from '../theme/theme.ts';
import type { Address } from '../useAddress.ts';

/** Facts about the page for fragments, and how they navigate in it. */
export interface Around {
  readonly theme: Theme;
  readonly address: Pick<Address, 'path' | 'go'>;
}
