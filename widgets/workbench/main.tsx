import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../../src/ui/sheet.ts';
import contrast from '../../src/ui/contrast.css';
import scripts from '../../src/ui/scripts.css';
import tokens from '../../src/ui/tokens.css';
import { Workbench } from './Workbench.tsx';
import css from './workbench.css';

adoptSheet(document, tokens);
adoptSheet(document, contrast);
adoptSheet(document, scripts);
adoptSheet(document, css);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Workbench />);
