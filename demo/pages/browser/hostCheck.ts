// A host of this site's own, short and by hand. It frames the page that tests hosts.
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { elementAt } from './elementAt.ts';
import { hostByHand } from './hostByHand.ts';

const frame = elementAt<HTMLIFrameElement>('frame');
hostByHand(
  frame,
  location.origin,
  (path) => `${location.origin}${location.pathname}#${path}`,
  () => {},
);
switchPreferences();
frame.src = frame.dataset['src'] ?? '';
