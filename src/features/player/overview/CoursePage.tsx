import { useEffect, type ReactNode, type Ref } from 'react';
import type { Showcase } from '../../../domain/course/course.ts';
import type { CoverIndex } from '../../../web/coverIndex.ts';
import { pictureOn } from '../../../web/pictureOn.ts';
import type { Route } from '../../../routes/route.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { AuthorHtml } from '../parts/AuthorHtml.tsx';
import { Description, type DescriptionProps } from './Description.tsx';
import { useLinks } from '../base/links.ts';
import css, { classes } from './overview.css';
import type { CoursePlace } from '../base/screen.ts';
import type { PlayerEmit } from '../manifest.ts';

export interface CoursePageProps {
  readonly course: {
    readonly name: string;
    readonly code: string | null;
    readonly about: string | null;
    readonly imageUrl: string | null;
    readonly showcases: readonly Showcase[];
  };
  readonly place: CoursePlace;
  /** Name of this view of the course, if it has one of its own. */
  readonly section?: string | null;
  /** The second variant: it has no cover, and the facts come before the actions. */
  readonly compact: boolean;
  readonly cover: CoverIndex & { readonly dimmed: boolean };
  readonly badge?: ReactNode;
  readonly description: DescriptionProps | null;
  /** A chip next to the collections. */
  readonly chip?: ReactNode;
  readonly tabs?: ReactNode;
  /** The reason that blocks the course, and the available actions. */
  readonly actions: ReactNode;
  /** The facts about the course at a glance. */
  readonly facts: ReactNode;
  /** The results of earlier attempts, as a table and as a picture. */
  readonly results?: ReactNode;
  readonly chart?: ReactNode;
  /** The end of the page: bookmarks (SAVED-3), the parts of the course (OVER-12), the button to leave it (LEAVE-1). */
  readonly outline?: ReactNode;
  /** The place of a course that is a tool (BTN-11). */
  readonly stage?: ReactNode;
  readonly headingLevel: HeadingLevel;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly emit: PlayerEmit;
}

const lists = { courses: 'courses', catalog: 'catalog', public: 'openCatalog' } as const;
const listOf = (place: CoursePlace, query = ''): Route => ({ name: lists[place], query });

/**
 * The page of a course in either variant (ROUTE-3, OVER-8), for its learner and for visitors (OVER-2). A collection
 * links to the list of its courses (OVER-9).
 */
export function CoursePage({
  course,
  place,
  section = null,
  compact,
  cover,
  badge,
  description,
  chip,
  tabs,
  actions,
  facts,
  results,
  chart,
  outline,
  stage,
  headingLevel,
  headingRef,
  emit,
}: CoursePageProps) {
  useSheet(css);
  const t = useTexts('player');
  const links = useLinks();
  const { host } = usePort();
  const { name, code, about, showcases } = course;
  useEffect(() => {
    emit('lectern-ready', {});
    emit('lectern-title', { sections: section === null ? [name] : [section, name] });
  }, [emit, section, name]);
  const title = (
    <>
      {code && (
        <p className="code num" aria-hidden={!compact || undefined}>
          <bdi>{code}</bdi>
        </p>
      )}
      <Heading
        level={headingLevel}
        className={`title ${classes.name}`}
        tabIndex={-1}
        {...(headingRef ? { ref: headingRef } : {})}
      >
        <bdi>{name}</bdi>
      </Heading>
      {(showcases.length > 0 || chip) && (
        <p className="tags">
          {showcases.map((showcase) => (
            <Chip key={showcase.id} {...links.to(listOf(place, `collection=${encodeURIComponent(showcase.id)}`))}>
              <bdi>{showcase.name}</bdi>
            </Chip>
          ))}
          {chip}
        </p>
      )}
    </>
  );
  const doing = (
    <>
      {description && <Description {...description} />}
      {actions}
    </>
  );
  return (
    <div className={compact ? 'overview compact' : 'overview'}>
      <Breadcrumbs
        label={t('crumbs')}
        items={[
          { text: t(place === 'courses' ? 'myCourses' : 'catalog'), ...links.to(listOf(place)) },
          { text: code ?? name },
        ]}
      />
      {tabs}
      {compact ? (
        <>
          <div className="say">{title}</div>
          {facts}
          <div className="say">{doing}</div>
          {results}
          {chart}
        </>
      ) : (
        <>
          <div className={classes.body}>
            <div className="masthead">
              <Cover {...cover} imageUrl={pictureOn(course.imageUrl, host.apiBase)} code={code}>
                {badge}
              </Cover>
              <div className="say">{title}</div>
              <div className="say doing">{doing}</div>
            </div>
            {results}
          </div>
          <div className="glance">
            {facts}
            {chart}
          </div>
        </>
      )}
      {stage && <div className="tool-stage">{stage}</div>}
      {about && (
        <section className="about">
          <Heading level={below(headingLevel)} className={classes.over}>
            {t('about')}
          </Heading>
          <AuthorHtml html={about} headingLevel={below(headingLevel)} />
        </section>
      )}
      {outline}
    </div>
  );
}
