import type { Launch } from '../../../../domain/frame/launch.ts';
import { postForm } from './postForm.ts';

/**
 * Opens content in a window of its own, which learns nothing of this page. The window has to be opened in the click, before the launch is
 * there.
 * @returns false where the browser allows no window
 */
export async function openWindow(view: Window, launch: () => Promise<Launch>): Promise<boolean> {
  const name = `lectern-${view.crypto.randomUUID()}`;
  const opened = view.open('about:blank', name);
  if (!opened) return false;
  try {
    const given = await launch();
    if (given.kind === 'form') postForm(view.document.body, given, name);
    opened.opener = null;
    if (given.kind === 'address') opened.location.replace(given.address);
    return true;
  } catch (error) {
    opened.close();
    throw error;
  }
}
