// The way to the LMS of SCORM 2004: the object "API_1484_11" of a window above this one.
(function () {
  'use strict';
  let api = null;
  let above = window;
  for (let steps = 0; steps < 10 && !api; steps += 1) {
    try {
      api = above.API_1484_11 || null;
    } catch {
      break;
    }
    if (above.parent === above) break;
    above = above.parent;
  }
  let open = api !== null && api.Initialize('') === 'true';
  const begun = Date.now();

  window.lms = {
    get: function (name) {
      return open ? api.GetValue(name) : '';
    },
    set: function (name, value) {
      if (open) api.SetValue(name, String(value));
    },
    commit: function () {
      if (open) api.Commit('');
    },
    leave: function (request) {
      if (!open) return;
      if (request) api.SetValue('adl.nav.request', request);
      api.SetValue('cmi.exit', 'suspend');
      api.SetValue('cmi.session_time', 'PT' + Math.round((Date.now() - begun) / 1000) + 'S');
      api.Terminate('');
      open = false;
    },
  };
  function leave() {
    window.lms.leave('');
  }
  window.addEventListener('pagehide', leave);
  window.addEventListener('unload', leave);
})();
