// The page of the proctoring service.
const begin = document.querySelector('#begin');
if (begin) {
  // The token came behind the sign #, which reaches no server and no log; it does not stay in the history either.
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  if (token) {
    begin.elements.namedItem('startToken').value = decodeURIComponent(token);
    begin.submit();
  } else {
    document.querySelector('#nothing').hidden = false;
    document.querySelector('#waiting').hidden = true;
  }
}

const camera = document.querySelector('#camera');
if (camera) {
  const video = camera.querySelector('video');
  const button = camera.querySelector('button');
  const failed = camera.querySelector('[data-failed]');
  let stream = null;
  const stop = () => {
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
    video.hidden = true;
    video.srcObject = null;
    button.textContent = button.dataset.on;
  };
  // Camera and microphone are asked for after a press alone, and nothing leaves this page.
  button.addEventListener('click', async () => {
    if (stream) return stop();
    failed.hidden = true;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
      video.srcObject = stream;
      video.muted = true;
      video.hidden = false;
      await video.play();
      button.textContent = button.dataset.off;
    } catch {
      stop();
      failed.hidden = false;
    }
  });
  addEventListener('pagehide', stop);
}

const watching = document.querySelector('#watching');
if (watching) {
  const token = watching.dataset.token;
  const lost = document.querySelector('#lost');
  const seen = async () => {
    try {
      const body = new URLSearchParams({ token });
      const reply = await fetch('/proctoring/session/seen', { method: 'POST', body });
      lost.hidden = true;
      // The session was ended elsewhere: the page shows that after a reload.
      if (reply.status === 409 || reply.status === 404) location.reload();
    } catch {
      lost.hidden = false;
    }
  };
  setInterval(seen, 10_000);
  addEventListener('online', seen);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && seen());
}
