/** A mail that is ready to be sent. No text of a header has a line break in it. */
export interface Mail {
  /** The same however often it is tried. */
  readonly id: string;
  readonly userId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Those beside from, to, subject and date; `Message-ID` among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** This mail will never be taken, however often it is sent: such as one to an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Where mail goes. */
export interface Mailer {
  /**
   * Resolves once the mail is taken. Taken twice, a mail of the same id is one mail.
   * @throws MailRefused, and any other error for what may go well later
   */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
