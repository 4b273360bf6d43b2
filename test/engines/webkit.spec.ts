import { describeFramed } from './framed.ts';
import { describeJourney } from './journey.ts';
import { webkitPilot } from './webkitPilot.ts';

describeJourney('WebKitGTK', webkitPilot);
describeFramed({ name: 'WebKitGTK', start: webkitPilot, partitions: false });
