import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Book from 'lucide/dist/esm/icons/book.mjs';
import Brain from 'lucide/dist/esm/icons/brain.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs';
import DoorOpen from 'lucide/dist/esm/icons/door-open.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import Library from 'lucide/dist/esm/icons/library.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import PencilRuler from 'lucide/dist/esm/icons/pencil-ruler.mjs';
import Presentation from 'lucide/dist/esm/icons/presentation.mjs';
import Settings2 from 'lucide/dist/esm/icons/settings-2.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { IconNode } from '../../src/ui/Icon.tsx';

// A map and not an object: the name comes from elsewhere.
const icons = new Map<string, IconNode>([
  ['arrows', ArrowLeftRight], ['book-open', BookOpen], ['book', Book], ['brain', Brain], ['help', CircleQuestionMark], ['grading', ClipboardCheck], ['door', DoorOpen], ['file', FileText],
  ['flask', FlaskConical], ['graduation-cap', GraduationCap], ['library', Library], ['authoring', PencilRuler], ['presentation', Presentation], ['settings', Settings2], ['users', Users],
]);

/** The icon of an entry; that of a link for a name nobody knows. */
export const entryIcon = (name: string): IconNode => icons.get(name) ?? Link;
