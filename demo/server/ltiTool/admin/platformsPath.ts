/** Address of the pages on which administrators register the platforms that launch the portal (TOOL-1). */
export const platformsPath = '/admin/platforms';
