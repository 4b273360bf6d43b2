import { describeFramed } from './framed.ts';
import { describeJourney } from './journey.ts';
import { firefoxPilot } from './firefoxPilot.ts';

describeJourney('Firefox', firefoxPilot);
describeFramed({ name: 'Firefox', start: firefoxPilot, partitions: true });
