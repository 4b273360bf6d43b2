/** How a small window beside the page looks, as `window.open` takes it. */
export const popupLook = 'popup,width=480,height=680';
