import { LecternError } from '../../../errors.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Contained } from './contained/Contained.tsx';

/** @param headingLevel level of the heading above the text */
export interface AuthorHtmlProps {
  readonly html: string;
  readonly headingLevel: number;
}

/** Loads the code that cleans texts. */
export const loadAuthorText = async () => (await import('./text/AuthorText.tsx')).AuthorText;

const AuthorText = lazyPart(loadAuthorText, {
  Waiting: TextSkeleton,
  Failed() {
    throw new LecternError('network', 'no code');
  },
});

/**
 * HTML by an author (MEDIA-6). The code that cleans it is loaded with the first text. A failure stays within the text
 * (MEDIA-14).
 */
export function AuthorHtml(props: AuthorHtmlProps) {
  // A different text gets a new attempt.
  return (
    <Contained key={props.html}>
      <AuthorText {...props} />
    </Contained>
  );
}

/** Placeholders of a text while it loads. */
export function TextSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      {[96, 100, 98, 62, 94, 99, 40].map((width, index) => (
        <i key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
