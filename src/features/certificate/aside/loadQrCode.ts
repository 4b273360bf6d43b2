/** Loads the component that draws an address as a QR code. */
export const loadQrCode = async () => (await import('./QrCode.tsx')).QrCode;
