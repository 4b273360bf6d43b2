// Sends the page's one form, once it is whole. Module scripts run then.
document.querySelector('form#post').submit();
