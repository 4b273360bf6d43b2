// The way to the LMS of SCORM 1.2: the object "API" of a window above this one.
(function () {
  'use strict';
  let api = null;
  let above = window;
  for (let steps = 0; steps < 10 && !api; steps += 1) {
    try {
      api = above.API || null;
    } catch {
      break;
    }
    if (above.parent === above) break;
    above = above.parent;
  }
  let open = api !== null && api.LMSInitialize('') === 'true';
  const begun = Date.now();

  function two(number) {
    return (number < 10 ? '0' : '') + number;
  }
  function timeSince() {
    const seconds = Math.round((Date.now() - begun) / 1000);
    return two(Math.floor(seconds / 3600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);
  }

  window.lms = {
    get: function (name) {
      return open ? api.LMSGetValue(name) : '';
    },
    set: function (name, value) {
      if (open) api.LMSSetValue(name, String(value));
    },
    commit: function () {
      if (open) api.LMSCommit('');
    },
  };
  function leave() {
    if (!open) return;
    api.LMSSetValue('cmi.core.exit', 'suspend');
    api.LMSSetValue('cmi.core.session_time', timeSince());
    api.LMSFinish('');
    open = false;
  }
  window.addEventListener('pagehide', leave);
  window.addEventListener('unload', leave);
})();
