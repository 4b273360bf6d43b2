import { useQuery } from '../../../../data/query/useQuery.ts';
import { useCallback, useMemo, useState, type MouseEvent } from 'react';
import { treeQuery } from '../../../../data/player/queries.ts';
import { useConfiguration } from '../../../../data/settings/useConfiguration.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { pathOf } from '../../../../domain/tree/flattenTree.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { presentedRoot } from '../../../../domain/tree/presentedRoot.ts';
import type { ObjectiveWorkflow } from '../../../../domain/course/workflow.ts';
import { usePort } from '../../../../port/context.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { Tree } from '../../../../ui/tree/Tree.tsx';
import { useKindWords } from '../../base/tree/useKindWords.ts';
import { courseModel } from '../../base/tree/courseModel.ts';
import { isPlain, useLinks } from '../../base/links.ts';
import type { Words } from '../../base/Words.ts';
import css, { classes } from './outline.css';

export interface OutlineProps {
  readonly access: ObjectiveAccess;
  readonly run: ObjectiveWorkflow;
  readonly moment: Moment;
  readonly words: Words;
  readonly headingLevel: HeadingLevel;
}

/** Up to this number of rows all are unfolded; with more rows, only the modules are visible. */
const wholeUpTo = 12;

/**
 * The parts of a course on its page: the tree of the table of contents (OVER-12). If the tree cannot be loaded, it
 * shows nothing; the content view names the reason.
 */
export function Outline({ access, run, moment, words: given, headingLevel }: OutlineProps) {
  useSheet(css);
  const port = usePort();
  const links = useLinks();
  const { objective } = access;
  const tree = useQuery(treeQuery(port, run.id), port.cache);
  const words = useKindWords(given, tree.data);
  const newContentAfterCompletion = useConfiguration(port)?.newContentAfterCompletion ?? false;
  const routeOf = useCallback(
    (axis: readonly string[]) => ({ name: 'content', objectiveId: objective.id, axis, query: '' }) as const,
    [objective.id],
  );
  const course = useMemo(
    () =>
      tree.data &&
      courseModel(
        presentedRoot(tree.data, objective),
        { ...moment, doubt: moment.doubt ?? 0, course: run.state, newContentAfterCompletion },
        words,
        (axis) => port.routes.hrefFor(routeOf(axis)),
      ),
    [tree.data, objective, moment, run.state, newContentAfterCompletion, words, port, routeOf],
  );
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = course?.facts.rows ?? [];
  const expanded = new Set(
    rows
      .filter(({ leaf, part }) => !leaf && (touched.get(part.id) ?? rows.length <= wholeUpTo))
      .map(({ part }) => part.id),
  );
  if (!course || rows.length < 2) return null;
  const open = (id: string, event: MouseEvent<HTMLElement>) => {
    const row = rows.find(({ part }) => part.id === id);
    if (!row || !isPlain(event)) return;
    event.preventDefault();
    links.go(routeOf(pathOf(row).map((part) => part.id)));
  };
  const { t } = words;
  return (
    <section className="outline">
      <Heading level={headingLevel} className={classes.over}>
        {t('contents')}
      </Heading>
      <div className="outline-list">
        <Tree
          label={t('contentsOf', { name: objective.name })}
          nodes={course.nodesAt(null)}
          size={rows.length}
          expanded={expanded}
          onToggle={(id) => setTouched((all) => new Map(all).set(id, !expanded.has(id)))}
          onOpen={open}
        />
      </div>
    </section>
  );
}
