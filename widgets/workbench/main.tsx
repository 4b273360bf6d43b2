import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../../src/ui/sheet.ts';
import tokens from '../../src/ui/tokens.css';
import { Workbench } from './Workbench.tsx';
import css from './workbench.css';

adoptSheet(document, tokens);
adoptSheet(document, css);
createRoot(document.getElementById('root')!).render(<Workbench />);
