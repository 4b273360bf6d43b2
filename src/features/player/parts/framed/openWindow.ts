import type { Launch } from '../../../../domain/frame/launch.ts';
import { uuid } from '../../../../plain/uuid.ts';
import { postForm } from './postForm.ts';

/**
 * Opens content in a separate window without access to this page. The window must be opened within the click, before
 * the launch has arrived.
 * @returns false if the browser blocks the window
 */
export async function openWindow(view: Window, launch: () => Promise<Launch>): Promise<boolean> {
  const name = `lectern-${uuid()}`;
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
