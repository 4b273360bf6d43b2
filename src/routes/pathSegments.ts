/** The decoded segments of a path; null if one of them cannot be decoded. Empty segments do not count. */
export function pathSegments(pathname: string): readonly string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
