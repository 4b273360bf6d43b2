/** Opens the dialogs of a moved element again, because a moved dialog leaves the browser's top layer (ELEM-3). */
export function reopenDialogs(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}
