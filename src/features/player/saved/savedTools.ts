import { SavedButton } from './SavedButton.tsx';
import { SavedContents } from './SavedContents.tsx';
import { SavedToggle } from './SavedToggle.tsx';

/** What the content view has of bookmarks: one piece of code, which comes after what is read. */
export const savedTools = { SavedButton, SavedContents, SavedToggle };
