import type { MouseEventHandler, ReactNode } from 'react';
import css from './card.css';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { useSheet } from './sheet.ts';

/** The places of a card; texts come ready to show. */
export interface CardProps {
  readonly cover: ReactNode;
  /** Line over the title, such as collection and priority. */
  readonly over?: ReactNode;
  readonly title: string;
  readonly headingLevel?: HeadingLevel;
  /** Where the whole card leads. */
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  /** Line under the title, such as parts and duration. */
  readonly meta?: ReactNode;
  /** Measure of progress; it lies on the rule of the cover's plate. */
  readonly measure?: ReactNode;
  readonly footStart?: ReactNode;
  readonly footEnd?: ReactNode;
  /** Its thing is not ready yet. */
  readonly off?: boolean;
}

/** A card of a list: a book with its cover at the start edge, and one link that covers it all. */
export function Card({ cover, over, title, headingLevel = 3, href, onClick, meta, measure, footStart, footEnd, off }: CardProps) {
  useSheet(css);
  return (
    <article className={`card${off ? ' off' : ''}`} part="card">
      {cover}
      <div className="body">
        <p className="over">{over}</p>
        <Heading level={headingLevel} className="title name" part="title">
          <a className="whole" href={href} onClick={onClick}><bdi>{title}</bdi></a>
        </Heading>
        {meta && <p className="meta">{meta}</p>}
        <div className="foot">
          {measure}
          <div className="line">
            <span>{footStart}</span>
            <span className="num">{footEnd}</span>
          </div>
        </div>
      </div>
    </article>
  );
}
