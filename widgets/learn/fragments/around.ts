import type { Theme } from '../theme/theme.ts';
import type { Address } from '../useAddress.ts';

/** What fragments are told of the page around them, and how they go on in it. */
export interface Around {
  readonly theme: Theme;
  readonly address: Pick<Address, 'path' | 'go'>;
}
