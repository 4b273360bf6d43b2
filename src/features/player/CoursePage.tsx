import { useEffect, type ReactNode, type Ref } from 'react';
import type { Showcase } from '../../domain/course.ts';
import type { CoverIndex } from '../../domain/coverIndex.ts';
import type { Route } from '../../routes/route.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { AuthorHtml } from './AuthorHtml.tsx';
import { Description, type DescriptionProps } from './Description.tsx';
import { useLinks } from './links.ts';
import css from './overview.css';
import type { CoursePlace } from './screen.ts';

export interface CoursePageProps {
  readonly course: {
    readonly name: string;
    readonly code: string | null;
    readonly about: string | null;
    readonly imageUrl: string | null;
    readonly showcases: readonly Showcase[];
  };
  readonly place: CoursePlace;
  /** Name of this view of the course, where it has one of its own. */
  readonly section?: string | null;
  /** The second variant: no cover, what is known of the course stands before what can be done with it. */
  readonly compact: boolean;
  readonly cover: CoverIndex & { readonly dimmed: boolean };
  readonly slip?: ReactNode;
  readonly description: DescriptionProps | null;
  /** A chip beside the collections. */
  readonly chip?: ReactNode;
  readonly tabs?: ReactNode;
  /** What stands against the course, and what can be done with it. */
  readonly actions: ReactNode;
  /** What is known of the course at a glance. */
  readonly facts: ReactNode;
  /** How earlier attempts went, as a table and as a picture. */
  readonly results?: ReactNode;
  readonly chart?: ReactNode;
  readonly headingLevel: HeadingLevel;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

const lists = { courses: 'courses', catalog: 'catalog', public: 'openCatalog' } as const;
const listOf = (place: CoursePlace, query = ''): Route => ({ name: lists[place], query });

/** The page of a course in either variant (ROUTE-3, OVER-8), for its learner and for visitors (OVER-2). A collection leads to the list of its courses (OVER-9). */
export function CoursePage({ course, place, section = null, compact, cover, slip, description, chip, tabs, actions, facts, results, chart, headingLevel, headingRef, emit }: CoursePageProps) {
  useSheet(css);
  const t = useTexts('player');
  const links = useLinks();
  const { name, code, about, showcases } = course;
  useEffect(() => {
    emit('lectern-ready', {});
    emit('lectern-title', { sections: section === null ? [name] : [section, name] });
  }, [emit, section, name]);
  const title = (
    <>
      {code && <p className="code num"><bdi>{code}</bdi></p>}
      <Heading level={headingLevel} className="title name" tabIndex={-1} {...(headingRef ? { ref: headingRef } : {})}><bdi>{name}</bdi></Heading>
      {(showcases.length > 0 || chip) && (
        <p className="chips">
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
      <Breadcrumbs label={t('crumbs')} items={[{ text: t(place === 'courses' ? 'myCourses' : 'catalog'), ...links.to(listOf(place)) }, { text: code ?? name }]} />
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
          <div className="body">
            <div className="head">
              <Cover {...cover} imageUrl={course.imageUrl} code={code}>{slip}</Cover>
              <div className="say">
                {title}
                {doing}
              </div>
            </div>
            {results}
          </div>
          <aside>{facts}{chart}</aside>
        </>
      )}
      {about && (
        <section className="about">
          <Heading level={below(headingLevel)} className="over">{t('about')}</Heading>
          <AuthorHtml html={about} headingLevel={below(headingLevel)} />
        </section>
      )}
    </div>
  );
}
