// The library's files export by name; its types tell of a default.
declare module 'scorm-again/scorm12/min' {
  import Scorm12API from 'scorm-again/scorm12';
  export { Scorm12API };
}
declare module 'scorm-again/scorm2004/min' {
  import Scorm2004API from 'scorm-again/scorm2004';
  export { Scorm2004API };
}
