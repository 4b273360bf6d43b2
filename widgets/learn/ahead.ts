import { parse } from '../../src/routes/parse.ts';
import { askAhead } from '../askAhead.ts';
import { currentPath } from './currentPath.ts';
import { pageOf } from './page.ts';

/** Calls and texts by tag, set in by the build. */
declare const __LECTERN_NEEDS__: Readonly<Record<string, { readonly own: readonly string[]; readonly namespaces: readonly string[] }>>;

// A script of its own, small enough to have run before the page's code is there.
const page = pageOf(parse(currentPath()), '');
const needs = page.kind === 'element' ? __LECTERN_NEEDS__[page.tag] : undefined;
// In a frame its host says first in whose name.
if (needs && parent === window) askAhead({ ...needs, namespaces: [...new Set(['common', 'shell', ...needs.namespaces])] }, document.documentElement.lang);
