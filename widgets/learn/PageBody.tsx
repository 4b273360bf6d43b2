import type { SignInBeside } from './signIn/SignInBeside.tsx';
import type { FilledPage } from './fragments/fillPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type { ErrorStatus } from './errorTexts.ts';
import { useCoursesAhead } from './ahead/useCoursesAhead.ts';
import { FeedbackCard } from './beside/FeedbackCard.tsx';
import { asksUnder, type Page } from './page.ts';
import type { Tag } from '../index.ts';

/** The properties of the page's body. */
export interface PageBodyProps {
  readonly page: Page;
  /** The parts of it that modules of the tenant fill. */
  readonly filled: FilledPage;
  /** Changes with each page. */
  readonly where: string;
  /** Nothing is shown: the page is about to navigate, or waits for the code of the sign-in. */
  readonly empty: boolean;
  /** The sign-in in place of the page, once its code has loaded. */
  readonly beside: { readonly SignInBeside: typeof SignInBeside } | null;
  /** Status of the error page in place of the page. */
  readonly status: ErrorStatus | undefined;
  readonly library: string | null;
  readonly isPublic: boolean;
  /** An error page without a main button (ROUTE-18). */
  readonly bare: boolean;
  /** Whether the tenant has a chat, whose announcements are on the dashboard (NOTE-8). */
  readonly chat: boolean;
  /** Whether the tenant's learners can give feedback. */
  readonly feedback: boolean;
}

/** Elements without a place of their own in the address of the page; the others may have it. */
const placeless: ReadonlySet<Tag> = new Set<Tag>(['lectern-profile', 'lectern-bookmarks']);
const Announcements = 'lectern-notifications' satisfies Tag;

function Crash(): never {
  throw new Error('a test error, raised on purpose');
}

/** The element of a page, or its replacement. */
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
      <page.tag
        key={where}
        routing={placeless.has(page.tag) ? undefined : 'url'}
        heading-level={1}
        {...page.attributes}
      >
        {has.chat && page.tag === 'lectern-dashboard' && (
          <Announcements slot="announcements" size="small" heading-level={2} />
        )}
        {filled.parts}
      </page.tag>
      {asks && <FeedbackCard key={asks} centered={asks === 'end'} />}
    </>
  );
}
