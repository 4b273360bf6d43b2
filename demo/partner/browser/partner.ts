// The script of the partner's pages: its switches, its log, its own addresses, its own session.
import { keepPlace } from '../../hosts/browser/keepPlace.ts';
import { logEvents } from '../../hosts/browser/logEvents.ts';
import { pageTitle } from '../../hosts/browser/pageTitle.ts';
import { signOutOfAll } from '../../hosts/browser/signOutOfAll.ts';
import { showSection } from '../../hosts/browser/showSection.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { ownAddresses } from './ownAddresses.ts';
import { signInBeside } from './signInBeside.ts';
import { supervise } from '../../hosts/browser/supervise.ts';

switchPreferences();
showSection();
pageTitle();
logEvents();
signOutOfAll();
ownAddresses();
signInBeside();
supervise();
keepPlace();
