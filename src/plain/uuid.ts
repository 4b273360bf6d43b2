/**
 * A random UUID, in small letters. The address of a blob ends in one, also on pages without https, where browsers offer no function for
 * it; and it needs a tenth of the code that makes one of bytes.
 */
export function uuid(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}
