// Looks again when its reader comes back from the tool's page, which opens beside this one and has no hold on it.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) location.reload();
});
