/** Icons are imported one by one, as data. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
  export default icon;
}
