// The script of the LMS: its switches, its log, the frame's ways in its own address, its workshop.
import { logEvents } from '../../hosts/browser/logEvents.ts';
import { signOutOfAll } from '../../hosts/browser/signOutOfAll.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { followFrame } from './followFrame.ts';
import { workshop } from './workshop.ts';

switchPreferences();
logEvents();
signOutOfAll();
followFrame();
workshop();
