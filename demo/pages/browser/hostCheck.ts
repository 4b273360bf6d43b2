// A host of this site's own, short and by hand, of the page that puts hosts to the test.
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { hostByHand } from './hostByHand.ts';

const frame = document.getElementById('frame') as HTMLIFrameElement;
hostByHand(frame, location.origin, (path) => `${location.origin}${location.pathname}#${path}`, () => {});
switchPreferences();
frame.src = frame.dataset['src']!;
