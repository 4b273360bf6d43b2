import Book from 'lucide/dist/esm/icons/book.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import PencilRuler from 'lucide/dist/esm/icons/pencil-ruler.mjs';
import Presentation from 'lucide/dist/esm/icons/presentation.mjs';
import ScanEye from 'lucide/dist/esm/icons/scan-eye.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { IconNode } from '../../../src/ui/text/Icon.tsx';
import { entryIcon } from './entryIcon.ts';

const icons = new Map<string, IconNode>([
  ['book', Book],
  ['help', CircleQuestionMark],
  ['grading', ClipboardCheck],
  ['file', FileText],
  ['graduation-cap', GraduationCap],
  ['leave', LogOut],
  ['megaphone', Megaphone],
  ['authoring', PencilRuler],
  ['presentation', Presentation],
  ['proctor', ScanEye],
  ['users', Users],
]);

/** The icon of an entry from a node; the link icon for an unknown name. */
export const nodeIcon = (name: string): IconNode => icons.get(name) ?? entryIcon(name);
