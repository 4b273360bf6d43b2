import { SavedButton } from './SavedButton.tsx';
import { SavedContents } from './SavedContents.tsx';
import { SavedToggle } from './SavedToggle.tsx';

/** The tools for bookmarks in the content view, in one chunk that is loaded after the content. */
export const savedTools = { SavedButton, SavedContents, SavedToggle };
