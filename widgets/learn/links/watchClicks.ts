/** Tells whether a click is being handled. */
export interface Clicks {
  readonly handling: () => boolean;
  readonly stop: () => void;
}

/** Watches the clicks on a page, those inside elements too. */
export function watchClicks(view: Window): Clicks {
  let handling = false;
  const begin = () => {
    handling = true;
    // All handlers of the click run in this task, also those that stop it on its way.
    setTimeout(() => (handling = false));
  };
  view.addEventListener('click', begin, true);
  return { handling: () => handling, stop: () => view.removeEventListener('click', begin, true) };
}
