/** Both builds of the library have the types of its package: one for browsers of today, one that brings what older ones lack. */
declare module 'pdfjs-dist/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
/** A file of a package that is shipped as it is: what is imported is its address. */
declare module '*?address' {
  const address: string;
  export default address;
}
