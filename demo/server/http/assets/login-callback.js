// Keeps which provider signed this tab in (AUTH-6), then goes where the link goes.
const link = document.querySelector('a[data-provider]');
try {
  sessionStorage.setItem('oidc_provider', link.dataset.provider);
} catch {
  // Blocked storage only means that the choice is not remembered.
}
location.replace(link.href);
