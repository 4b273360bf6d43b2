import type { SignInBeside } from './signIn/SignInBeside.tsx';
import type { FilledPage } from './fragments/fillPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type { ErrorStatus } from './errorTexts.ts';
import { useCoursesAhead } from './ahead/useCoursesAhead.ts';
import { FeedbackCard } from './beside/FeedbackCard.tsx';
import { asksUnder, type Page } from './page.ts';
import type { Tag } from '../index.ts';

/** What stands in the frame of the page. */
export interface PageBodyProps {
  readonly page: Page;
  /** What modules of the tenant fill of it. */
  readonly filled: FilledPage;
  /** Changes with each page. */
  readonly where: string;
  /** Nothing is shown: the page is about to go elsewhere, or waits for the code of the sign-in. */
  readonly empty: boolean;
  /** The sign-in that takes the place of the page, where its code is there. */
  readonly beside: { readonly SignInBeside: typeof SignInBeside } | null;
  /** Of the error page that takes the place of the page. */
  readonly status: ErrorStatus | undefined;
  readonly library: string | null;
  readonly isPublic: boolean;
  /** An error page without a main button (ROUTE-18). */
  readonly bare: boolean;
  /** Whether the tenant has a chat, whose announcements stand on the dashboard (NOTE-8). */
  readonly chat: boolean;
  /** Whether the tenant's learners can give feedback. */
  readonly feedback: boolean;
}

const Announcements = 'lectern-notifications' satisfies Tag;

function Crash(): never {
  throw new Error('a test error, raised on purpose');
}

/** The element of a page, or what takes its place. */
export function PageBody({
  page,
  filled,
  where,
  empty,
  beside,
  status,
  library,
  isPublic,
  bare,
  ...has
}: PageBodyProps) {
  useCoursesAhead(empty || status !== undefined ? null : page, where);
  if (empty) return null;
  if (beside) return <beside.SignInBeside over={false} />;
  if (status !== undefined)
    return <ErrorPage key={status} status={status} library={library} isPublic={isPublic} bare={bare} />;
  if (page.kind === 'crash') return <Crash />;
  if (filled.main) return filled.main;
  if (page.kind !== 'element') return null;
  const asks = has.feedback ? asksUnder(page) : null;
  return (
    <>
      <page.tag key={where} routing="url" heading-level={1} {...page.attributes}>
        {has.chat && page.tag === 'lectern-dashboard' && (
          <Announcements slot="announcements" size="small" heading-level={2} />
        )}
        {filled.parts}
      </page.tag>
      {asks && <FeedbackCard key={asks} centered={asks === 'end'} />}
    </>
  );
}
