import { objectiveAccessOf } from '../../../../src/contract/courses/objectiveAccesses.ts';
import { openingOf } from '../../../../src/contract/parts/opening.ts';
import { address } from '../../../../src/contract/wire/address.ts';
import { parse } from '../../../../src/routes/parse.ts';

/** Addresses of the calls for the course that an address below `/learn` names: the course, and where its content opens, the first text. */
export function courseCalls(url: string): readonly string[] {
  const route = parse(url.slice('/learn'.length));
  switch (route?.name) {
    case 'course':
    case 'details':
    case 'redirect':
    case 'workflow':
    case 'catalogCourse':
      return [address(objectiveAccessOf, { params: { objectiveId: route.objectiveId } })];
    case 'content': {
      const { objectiveId } = route;
      const axis = route.axis.join('/');
      const query = axis ? { axis } : {};
      return [
        address(objectiveAccessOf, { params: { objectiveId } }),
        address(openingOf, { params: { objectiveId }, query }),
      ];
    }
    default:
      return [];
  }
}
