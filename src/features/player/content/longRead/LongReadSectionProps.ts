import type { CommandPhase } from '../../../../commands/Command.ts';
import type { Objective } from '../../../../domain/course/course.ts';
import type { Activity } from '../../../../domain/tree/activity.ts';
import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { PlayerEmit } from '../../manifest.ts';
import type { TeamCourse } from '../../parts/team/TeamProps.ts';
import type { Section } from './sectionModel.ts';

/** Decides whether a part needs a start-token of its own (PROCT-3). */
export interface Proctoring {
  /** Undefined until the tree is loaded; until then there are no parts. */
  readonly root: Activity | undefined;
  /** Whether the course is proctored as a whole. */
  readonly proctored: boolean;
  /** Whether the run is in progress. */
  readonly inProgress: boolean;
  readonly emit: PlayerEmit;
}

/** The actions on a part of a long read. */
export interface SectionActions {
  /** Called when the part comes into view. */
  readonly onOpen: (row: TreeRow, starts: boolean) => void;
  readonly onComplete: (path: readonly string[]) => void;
  readonly phaseOf: (path: readonly string[]) => CommandPhase;
  readonly proctoring: Proctoring;
  /** The course and its learner, for team work. */
  readonly course: TeamCourse;
  readonly objective: Pick<Objective, 'id' | 'name' | 'code'>;
}

export interface LongReadSectionProps extends SectionActions {
  readonly section: Section;
  readonly named: boolean;
  readonly workflowId: string;
  /** Level of its own heading; if names are not headings, the level of the heading above. */
  readonly headingLevel: HeadingLevel;
}
