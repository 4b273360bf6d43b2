import { useEffect, useRef } from 'react';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { holdInView } from './holdInView.ts';
import css from './longRead.css';
import { LongReadSection } from './LongReadSection.tsx';
import type { SectionActions } from './LongReadSectionProps.ts';
import { useInView } from './useInView.ts';
import type { LongRead as LongReadModel } from './sectionModel.ts';

export interface LongReadProps extends SectionActions, LongReadModel {
  readonly workflowId: string;
  /** Level of the heading above it. */
  readonly headingLevel: HeadingLevel;
  /** Id of the part that the address names. */
  readonly section: string | null;
  /** Called when a part comes into view (PRESENT-7). */
  readonly onView: (id: string) => void;
}

/** The parts of a long read, one below the other (PRESENT-2). */
export function LongRead({ named, sections, section, headingLevel, onView, ...rest }: LongReadProps) {
  useSheet(css);
  const place = useRef<HTMLDivElement>(null);
  useInView(place, section, onView);
  useEffect(() => {
    if (section === null) return;
    let end = () => {};
    // The surrounding page acts first: it moves the focus to its own title.
    const timer = setTimeout(() => {
      const around = place.current;
      const target = around?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
      if (!around || !target) return;
      target.scrollIntoView({ block: 'start' });
      end = holdInView(target, around);
      // After a fresh load nothing has the focus yet, and the reader stays where the browser put them.
      const active = (target.getRootNode() as ShadowRoot).activeElement;
      if (active) (target.querySelector<HTMLElement>('.title[tabindex]') ?? target).focus({ preventScroll: true });
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [section]);
  return (
    <div className="long" ref={place}>
      {sections.map((one) => (
        <LongReadSection
          key={one.id}
          section={one}
          named={named}
          headingLevel={named ? below(headingLevel, 1 + one.depth) : headingLevel}
          {...rest}
        />
      ))}
    </div>
  );
}
