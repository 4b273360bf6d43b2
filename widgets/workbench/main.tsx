import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../../src/ui/sheet.ts';
import tokens from '../../src/ui/tokens.css';
import { Workbench } from './Workbench.tsx';
import css from './workbench.css';

adoptSheet(document, tokens);
adoptSheet(document, css);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Workbench />);
