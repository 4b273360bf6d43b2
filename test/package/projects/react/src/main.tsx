import { configure } from 'lectern';
import 'lectern/define';
import { LecternCourses, LecternPlayer } from 'lectern/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

configure({ apiBase: location.origin });

export const Course = ({ id }: { readonly id: string }) => (
  <LecternPlayer
    objectiveId={id}
    headingLevel={2}
    onCourseFinished={({ detail }) => console.log(detail.workflowId.length)}
  />
);
// @ts-expect-error a level is a number
export const wrong = <LecternPlayer headingLevel="two" />;

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <LecternCourses headingLevel={2} theme="light" onReady={() => (document.title = 'ready')} />
  </StrictMode>,
);
