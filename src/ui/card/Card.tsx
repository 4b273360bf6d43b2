import { useId, type AnchorHTMLAttributes, type ReactNode } from 'react';
import css from './card.css';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';
import { useSheet } from '../sheets/sheet.ts';

/** The parts of a card; texts are ready to show. */
export interface CardProps {
  readonly cover: ReactNode;
  /** Line over the title, such as collection and priority. */
  readonly over?: ReactNode;
  readonly title: string;
  readonly headingLevel?: HeadingLevel;
  /** Attributes of the link that the whole card is. */
  readonly link: AnchorHTMLAttributes<HTMLAnchorElement>;
  /** Line under the title, such as parts and duration. */
  readonly meta?: ReactNode;
  /** The progress bar; it lies on the rule of the cover's plate. */
  readonly progressBar?: ReactNode;
  readonly footStart?: ReactNode;
  readonly footEnd?: ReactNode;
  /** The state that the card only draws, in words for screen readers. */
  readonly state?: string;
  /** The course of the card is not ready yet. */
  readonly off?: boolean;
}

/** A card of a list: a book with its cover at the start edge, and one link that covers it all; the rest describes that link. */
export function Card({
  cover,
  over,
  title,
  headingLevel = 3,
  link,
  meta,
  progressBar,
  footStart,
  footEnd,
  state,
  off,
}: CardProps) {
  useSheet(css);
  const id = useId();
  return (
    <article className={`card${off ? ' off' : ''}`} part="card">
      {cover}
      <div className="body">
        <p className="over" id={`${id}o`}>
          {over}
        </p>
        <Heading level={headingLevel} className="title name" part="title">
          <a {...link} className="whole" aria-describedby={`${id}o ${id}d`}>
            {title}
          </a>
        </Heading>
        <div id={`${id}d`} className="facts">
          {meta && <p className="meta">{meta}</p>}
          {state && <p className="sr">{state}</p>}
          <div className="foot">
            {progressBar}
            <div className="line">
              <span>{footStart}</span>
              <span className="num">{footEnd}</span>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
