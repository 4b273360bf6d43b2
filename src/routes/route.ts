/** Every place of the product that has an address, as a closed union. An address that matches none of these is not found (ROUTE-35). */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'courses'; readonly query: string }
  /**
   * The page of a course for its learner; `aggregateId` names one enrolment, `review` asks for review mode; the rest of the query is kept.
   * `rest` is a path below the course that is no other route, encoded: it shows the course too (ROUTE-38).
   */
  | {
      readonly name: 'course';
      readonly objectiveId: string;
      readonly aggregateId: string | null;
      readonly rest?: string;
      readonly review: boolean;
      readonly query?: string;
    }
  | { readonly name: 'details'; readonly objectiveId: string }
  /** `axis`: ids of the parts from the root to the open one; `query` is kept. */
  | { readonly name: 'content'; readonly objectiveId: string; readonly axis: readonly string[]; readonly query: string }
  | { readonly name: 'workflow'; readonly objectiveId: string; readonly workflowId: string }
  | { readonly name: 'certificate'; readonly objectiveId: string; readonly certificateNumber: string }
  | { readonly name: 'redirect'; readonly objectiveId: string; readonly query: string }
  | { readonly name: 'catalog'; readonly query: string }
  | { readonly name: 'catalogCourse'; readonly objectiveId: string; readonly rest: string; readonly query?: string }
  | { readonly name: 'results'; readonly query: string }
  /** `rest` is a view of the calendar and a day, encoded: `month/2026-11-23` (CAL-8). */
  | { readonly name: 'calendar'; readonly rest: string }
  /** `rest` is a place within the tenant's knowledge center, encoded (ROUTE-46). */
  | { readonly name: 'knowledgeCenter'; readonly rest: string }
  /** The bookmarks of all courses (SAVED-8). */
  | { readonly name: 'bookmarks' }
  | { readonly name: 'profile' }
  /** Without a number it is the page with a field for one (ROUTE-45). */
  | { readonly name: 'publicCertificate'; readonly certificateNumber: string }
  | { readonly name: 'openCatalog'; readonly query: string }
  | { readonly name: 'openCatalogCourse'; readonly objectiveId: string }
  | { readonly name: 'emailResponse'; readonly query: string }
  | { readonly name: 'ltiCallback'; readonly query: string }
  | { readonly name: 'loginCallback'; readonly query: string }
  | { readonly name: 'forbidden' }
  | { readonly name: 'simulateError' };

/** Name of a {@link Route}. */
export type RouteName = Route['name'];
