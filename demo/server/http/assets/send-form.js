// Sends the page's one form, once the page is complete: module scripts run then.
document.querySelector('form#post').submit();
