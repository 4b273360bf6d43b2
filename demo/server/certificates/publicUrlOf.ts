/** The address of a certificate's public page, which people share. */
export const publicUrlOf = (origin: string, number: string) => `${origin}/learn/certificate/${number}`;
