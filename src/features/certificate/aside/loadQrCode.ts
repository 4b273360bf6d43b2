/** The code that draws an address as a code to be scanned. */
export const loadQrCode = async () => (await import('./QrCode.tsx')).QrCode;
