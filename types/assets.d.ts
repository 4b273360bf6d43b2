/** A stylesheet is imported as its minified text; elements adopt it as a constructed sheet. */
declare module '*.css' {
  const text: string;
  export default text;
  /** What the sheet's own classes are called: components that share a class's name with another sheet take it from here. */
  export const classes: Readonly<Record<string, string>>;
}
