import { describeJourney } from './journey.ts';
import { webkitPilot } from './webkitPilot.ts';

describeJourney('WebKitGTK', webkitPilot);
