// Before and after a launch: the platform's storage keeps the proof that the browser may not keep (TOOL-3), and forms are submitted.
const section = document.getElementById('lti-tool');
const { do: work, frame, origin, key, proof, next } = section.dataset;
const form = section.querySelector('form');
const WAIT = 5000;

// A longer wait is announced; the request goes on.
setTimeout(() => {
  section.querySelector('[role=status]').hidden = false;
}, 2000);

/** Sends a request to the platform's storage; null where it does not answer. */
function ask(subject, fields) {
  return new Promise((resolve) => {
    const holder = parent === window ? opener : parent;
    let target = null;
    try {
      target = frame === '_parent' ? holder : holder?.frames[frame];
    } catch {
      // There is no frame of that name.
    }
    if (!target) return resolve(null);
    const message_id = crypto.randomUUID();
    const timer = setTimeout(() => resolve(null), WAIT);
    addEventListener('message', ({ data, source, origin: from }) => {
      if (source !== target || from !== origin || data?.message_id !== message_id) return;
      if (data.subject !== `${subject}.response`) return;
      clearTimeout(timer);
      resolve(data.error ? null : data);
    });
    target.postMessage({ subject, message_id, ...fields }, origin);
  });
}

if (work === 'send') form.submit();
if (work === 'keep') ask('lti.put_data', { key, value: proof }).then(() => location.replace(next));
if (work === 'ask')
  ask('lti.get_data', { key }).then((answer) => {
    form.elements.proof.value = typeof answer?.value === 'string' ? answer.value : 'none';
    form.submit();
  });
