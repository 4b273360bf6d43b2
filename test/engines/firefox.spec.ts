import { describeJourney } from './journey.ts';
import { firefoxPilot } from './firefoxPilot.ts';

describeJourney('Firefox', firefoxPilot);
