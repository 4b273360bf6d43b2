/** A mail that is ready to be sent. No text of a header has a line break in it. */
export interface Mail {
  /** The same at each try. */
  readonly id: string;
  readonly userId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Headers besides from, to, subject and date; `Message-ID` is among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** This mail will never be accepted, however often it is sent: for example its address does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** A way of sending mail. */
export interface Mailer {
  /**
   * Resolves once the mail is accepted. A mail that is accepted twice with the same id is one mail.
   * @throws MailRefused, and any other error for a failure that may be temporary
   */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
