(function () {
  'use strict';
  const pages = Array.prototype.slice.call(document.querySelectorAll('.page'));
  const place = document.getElementById('place');
  const back = document.getElementById('back');
  const on = document.getElementById('on');
  const quiz = document.getElementById('quiz');
  const outcome = document.getElementById('outcome');
  const review = lms.get('cmi.core.lesson_mode') === 'review';
  let answers = {};
  let at = Math.min(Math.max(Number(lms.get('cmi.core.lesson_location')) || 0, 0), pages.length - 1);

  try {
    answers = JSON.parse(lms.get('cmi.suspend_data') || '{}');
  } catch {
    answers = {};
  }

  function keep() {
    lms.set('cmi.core.lesson_location', at);
    lms.set('cmi.suspend_data', JSON.stringify(answers));
    lms.commit();
  }
  function show(focus) {
    pages.forEach(function (page, index) {
      page.hidden = index !== at;
    });
    place.textContent = 'Page ' + (at + 1) + ' of ' + pages.length;
    back.disabled = at === 0;
    on.hidden = at === pages.length - 1;
    if (focus) {
      const heading = pages[at].querySelector('h1');
      heading.tabIndex = -1;
      heading.focus();
    }
  }
  function go(step) {
    at += step;
    show(true);
    keep();
  }
  function names() {
    return ['surroundings', 'spores', 'stop'];
  }
  function chosen(name) {
    return quiz.querySelector('input[name="' + name + '"]:checked');
  }
  function tell(right) {
    outcome.textContent =
      right + ' of 3 are right. ' + (right >= 2 ? 'You have passed.' : 'Read the pages again and try once more.');
  }

  names().forEach(function (name) {
    const kept = quiz.querySelector(
      'input[name="' + name + '"][value="' + String(answers[name]).replace(/\W/g, '') + '"]',
    );
    if (kept) kept.checked = true;
  });
  if (typeof answers.right === 'number') tell(answers.right);
  if (review)
    Array.prototype.forEach.call(quiz.elements, function (field) {
      field.disabled = true;
    });
  quiz.addEventListener('change', function (event) {
    answers[event.target.name] = event.target.value;
    keep();
  });
  quiz.addEventListener('submit', function (event) {
    event.preventDefault();
    const open = names().filter(function (name) {
      return !chosen(name);
    });
    if (open.length > 0) {
      outcome.textContent = 'Answer all three questions first.';
      quiz.querySelector('input[name="' + open[0] + '"]').focus();
      return;
    }
    let right = 0;
    names().forEach(function (name, index) {
      const isRight = chosen(name).hasAttribute('data-right');
      const path = 'cmi.interactions.' + index + '.';
      if (isRight) right += 1;
      lms.set(path + 'id', name);
      lms.set(path + 'type', 'choice');
      lms.set(path + 'student_response', chosen(name).value);
      lms.set(path + 'result', isRight ? 'correct' : 'wrong');
    });
    answers.right = right;
    lms.set('cmi.core.score.min', 0);
    lms.set('cmi.core.score.max', 100);
    lms.set('cmi.core.score.raw', Math.round((right / 3) * 100));
    lms.set('cmi.core.lesson_status', right >= 2 ? 'passed' : 'failed');
    tell(right);
    keep();
  });
  back.addEventListener('click', function () {
    go(-1);
  });
  on.addEventListener('click', function () {
    go(1);
  });
  if (lms.get('cmi.core.lesson_status') === 'not attempted') lms.set('cmi.core.lesson_status', 'incomplete');
  show(false);
  keep();
})();
