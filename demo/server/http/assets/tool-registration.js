// Reloads when its reader comes back from the tool's page, which opens beside this one and has no access to it.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) location.reload();
});
