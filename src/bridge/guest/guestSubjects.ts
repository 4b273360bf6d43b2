/** Subjects of LTI messages that the page answers or follows (FRAMED-8); `connectLti` uses the same names as a tool. */
export const guestSubjects = [
  'lti.capabilities',
  'lti.get_data',
  'lti.put_data',
  'lti.frameResize',
  'lti.fetchWindowSize',
  'lti.scrollToTop',
  'lti.screenReaderAlert',
  'lti.showAlert',
  'lti.setUnloadMessage',
  'lti.removeUnloadMessage',
] as const;

/** One of {@link guestSubjects}. */
export type GuestSubject = (typeof guestSubjects)[number];
