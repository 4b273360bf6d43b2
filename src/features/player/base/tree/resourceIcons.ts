import Atom from 'lucide/dist/esm/icons/atom.mjs';
import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import CodeXml from 'lucide/dist/esm/icons/code-xml.mjs';
import File from 'lucide/dist/esm/icons/file.mjs';
import FileLock from 'lucide/dist/esm/icons/file-lock.mjs';
import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import MessagesSquare from 'lucide/dist/esm/icons/messages-square.mjs';
import NotebookText from 'lucide/dist/esm/icons/notebook-text.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PencilLine from 'lucide/dist/esm/icons/pencil-line.mjs';
import Presentation from 'lucide/dist/esm/icons/presentation.mjs';
import type { ResourceKind } from '../../../../domain/course/resources.ts';
import type { IconNode } from '../../../../ui/text/Icon.tsx';

/** Icons of the kinds of resources that are more specific than the type of the part (STATE-13, KIND-1). */
export const resourceIcons: Partial<Record<ResourceKind, IconNode>> = {
  virtualLabs: FlaskConical,
  codingLabs: CodeXml,
  stem: Atom,
  privateFiles: FileLock,
  publicFiles: File,
  jupyterLabs: NotebookText,
  scorm: Package,
  assessment: ClipboardCheck,
  classroom: Presentation,
  survey: ClipboardList,
  classDiscussion: MessagesSquare,
  assignment: PencilLine,
};
