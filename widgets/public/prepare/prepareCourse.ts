import { publicCourseQuery } from '../../../src/data/player/queries.ts';
import { loadAuthorText } from '../../../src/features/player/parts/AuthorHtml.tsx';
import { viewCode } from '../../../src/features/player/shell/viewCode.ts';
import { configurationKey } from '../../../src/data/settings/configurationKey.ts';
import { loadMotif } from '../../../src/ui/cover/loadMotif.ts';
import { arriveLazy } from '../../../src/ui/lazy/arriveLazy.ts';
import type { Prepare } from './Prepare.ts';

/** A course of the open catalog, and the code and settings of its page. */
export const prepareCourse: Prepare = async (port, { 'objective-id': objectiveId = '' }) => {
  const { cache, host } = port;
  const [course, configuration] = await Promise.all([
    cache.fetchQuery(publicCourseQuery(port, objectiveId)),
    host.configuration(),
    arriveLazy(viewCode.public),
    arriveLazy(loadMotif),
  ]);
  cache.setQueryData(configurationKey, configuration);
  if (course.about) await arriveLazy(loadAuthorText);
};
