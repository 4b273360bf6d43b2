// The script of the partner's pages: its switches, its log, its own addresses, its own session.
import { logEvents } from '../../hosts/browser/logEvents.ts';
import { signOutOfAll } from '../../hosts/browser/signOutOfAll.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { ownAddresses } from './ownAddresses.ts';
import { signInBeside } from './signInBeside.ts';

switchPreferences();
logEvents();
signOutOfAll();
ownAddresses();
signInBeside();
