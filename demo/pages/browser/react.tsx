// A page of React 19. In a project of your own: `npm install lectern`, and the same imports.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'lectern';
import type { LecternEventMap } from 'lectern/elements';
import { LecternCourses, LecternPlayer } from 'lectern/react';
import { courseOf, type Course } from './courseOf.ts';
import { elementAt } from './elementAt.ts';
import { choose, chosen, languages, textOf, themes } from './page.ts';

function Training() {
  const [language, setLanguage] = useState(chosen.language);
  const [theme, setTheme] = useState(chosen.theme);
  const [course, setCourse] = useState<Course | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const text = (key: string) => textOf(language, key);

  const go = (event: LecternEventMap['lectern-navigate']) => {
    setLast(`${event.type} → ${event.detail.route.name}`);
    const next = courseOf(event.detail.route);
    if (next === undefined) return;
    event.preventDefault();
    setCourse(next);
  };

  return (
    <>
      <div className="switches">
        <label>
          {text('language')}{' '}
          <select
            id="language"
            value={language}
            onChange={({ target }) => (choose('language', target.value), setLanguage(target.value))}
          >
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text('theme')}{' '}
          <select
            id="theme"
            value={theme}
            onChange={({ target: { value } }) => (
              choose('theme', value),
              setTheme(value),
              configure({ theme: value as (typeof themes)[number] })
            )}
          >
            {themes.map((one) => (
              <option key={one} value={one}>
                {text(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="intro">
        <h1>{text('react')}</h1>
        <p>{text('reactLead')}</p>
      </div>
      <p className="fact">
        {text('last')} <output id="last">{last ?? text('none')}</output>
      </p>
      {course ? (
        <>
          <p>
            <button type="button" onClick={() => setCourse(null)}>
              {text('courses')}
            </button>
          </p>
          <LecternPlayer {...course} headingLevel={2} onNavigate={go} />
        </>
      ) : (
        <LecternCourses headingLevel={2} onNavigate={go} />
      )}
    </>
  );
}

createRoot(elementAt('app')).render(
  <StrictMode>
    <Training />
  </StrictMode>,
);
