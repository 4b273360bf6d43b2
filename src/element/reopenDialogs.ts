/** A dialog that is moved with its element leaves the browser's top layer: it is opened again at its new place (ELEM-3). */
export function reopenDialogs(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}
