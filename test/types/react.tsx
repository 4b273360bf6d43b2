/**
 * What the compiler has to know of the elements in JSX of React 19. Read by `tsc` alone: a line below an "expect error"
 * that is no error fails the types check. (Names with a hyphen that nobody declared are beyond it: JSX allows them all.)
 */
import type {} from '../../widgets/types/react.ts';

export const full = (
  <lectern-player
    className="course"
    objective-id="o1"
    view="content"
    routing="url"
    heading-level={3}
    theme="dark"
    ref={(element) => void element?.objectiveId.toUpperCase()}
    onlectern-navigate={(event) => {
      const name: string = event.detail.route.name;
      event.preventDefault();
      return name;
    }}
    onlectern-course-finished={({ detail }) => detail.workflowId}
  >
    Please wait.
  </lectern-player>
);

export const bare = <lectern-courses />;

// @ts-expect-error -- a value that the enum lacks
export const wrongValue = <lectern-player view="elsewhere" />;
// @ts-expect-error -- an attribute of another element
export const wrongAttribute = <lectern-courses axis="a/b" />;
// @ts-expect-error -- a tag that does not exist
export const wrongTag = <lectern-shelf />;
// @ts-expect-error -- a detail that the event lacks
export const wrongDetail = <lectern-courses onlectern-navigate={({ detail }) => detail.url} />;
