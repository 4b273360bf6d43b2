import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../../src/ui/sheets/sheet.ts';
import contrast from '../../src/ui/sheets/contrast.css';
import scripts from '../../src/ui/sheets/scripts.css';
import tokens from '../../src/ui/sheets/tokens.css';
import { Workbench } from './Workbench.tsx';
import css from './workbench.css';

adoptSheet(document, tokens);
adoptSheet(document, contrast);
adoptSheet(document, scripts);
adoptSheet(document, css);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Workbench />);
