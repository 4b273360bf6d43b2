// The script of the LMS: its switches, its log, the frame's paths in its own address, its workshop.
import { keepPlace } from '../../hosts/browser/keepPlace.ts';
import { logEvents } from '../../hosts/browser/logEvents.ts';
import { pageTitle } from '../../hosts/browser/pageTitle.ts';
import { signOutOfAll } from '../../hosts/browser/signOutOfAll.ts';
import { showSection } from '../../hosts/browser/showSection.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { followFrame } from './followFrame.ts';
import { ltiFrame } from './ltiFrame.ts';
import { workshop } from './workshop.ts';

switchPreferences();
showSection();
pageTitle();
logEvents();
signOutOfAll();
followFrame();
workshop();
ltiFrame();
keepPlace();
