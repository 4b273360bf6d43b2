import { LecternError } from '../../errors.ts';
import { useLate } from '../../ui/useLate.ts';

/** @param headingLevel of the heading over the text */
export interface AuthorHtmlProps {
  readonly html: string;
  readonly headingLevel: number;
}

const load = () => import('./text/AuthorText.tsx');

/** HTML by an author (MEDIA-6), whose cleaner is loaded with the first text. */
export function AuthorHtml(props: AuthorHtmlProps) {
  const late = useLate(load, true);
  if (late === 'failed') throw new LecternError('network', 'no code for texts');
  return late ? <late.AuthorText {...props} /> : <TextSkeleton />;
}

/** The boxes of a text before it is there. */
export function TextSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      {[96, 100, 98, 62, 94, 99, 40].map((width, index) => <i key={index} style={{ inlineSize: `${width}%` }} />)}
    </div>
  );
}
