/** A stylesheet is imported as its minified text; elements adopt it as a constructed sheet. */
declare module '*.css' {
  const text: string;
  export default text;
}
