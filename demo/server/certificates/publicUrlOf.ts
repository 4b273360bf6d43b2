/** The address of a certificate's page for everybody, which is shared. */
export const publicUrlOf = (origin: string, number: string) => `${origin}/learn/certificate/${number}`;
