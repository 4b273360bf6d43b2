import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { builtTags } from '../../src/language/builtTags.ts';
import type { Options } from '../../src/port/options.ts';
import { exhibits } from './exhibits.ts';
import { stageState, type Staged } from './stageState.ts';

const choices = {
  locale: builtTags,
  theme: ['light', 'dark', 'contrast', 'auto'],
  direction: ['of the language', 'ltr', 'rtl'],
  width: ['100%', '1440px', '1100px', '970px', '768px', '390px', '320px'],
} as const;

type Choice = keyof typeof choices;

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new TypeError('There is nothing to show.');
  return item;
}

/** The state that the address names, and how it is shown. */
function readAddress() {
  const query = new URLSearchParams(location.search);
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, query.get(name) ?? values[0]]),
  ) as Record<Choice, string>;
  const [tag, name] = (query.get('state') ?? '').split('/');
  const exhibit = exhibits.find(({ manifest }) => manifest.tag === tag) ?? first(exhibits);
  return {
    ...chosen,
    exhibit,
    state: exhibit.states.find((state) => state.name === name) ?? first(exhibit.states),
    bare: query.has('bare'),
  };
}

function withChange(changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return `?${query}`;
}

/**
 * Every element in every state. The address holds all choices, so that a view can be linked and photographed (`&bare` leaves the frame
 * out).
 */
export function Workbench() {
  const [at, setAt] = useState(readAddress);
  const [outcome, setOutcome] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const { exhibit, state, locale, theme, direction, width, bare } = at;

  const go = (changes: Readonly<Record<string, string>>) => {
    history.replaceState(null, '', withChange(changes));
    setAt(readAddress());
  };

  useEffect(() => {
    if (!place.current) return;
    let staged: Staged | null = null;
    let here = true;
    setOutcome('');
    void stageState(exhibit, state, place.current, { locale, theme: theme as NonNullable<Options['theme']> })
      .then(async (made) => {
        staged = made;
        if (!here) return made.destroy();
        await made.settled;
        if (direction !== choices.direction[0])
          made.element.shadowRoot?.querySelector('.lectern')?.setAttribute('dir', direction);
        if (here) setOutcome('settled');
      })
      .catch((error: unknown) => here && setOutcome(`not reached: ${String(error)}`));
    return () => {
      here = false;
      staged?.destroy();
    };
  }, [exhibit, state, locale, theme, direction]);

  const stage = (
    <div
      className="stage lectern"
      data-theme={theme}
      data-outcome={outcome}
      style={{ inlineSize: width }}
      ref={place}
    />
  );
  if (bare) return stage;
  return (
    <div className="bench">
      <nav aria-label="States">
        {exhibits.map(({ manifest, states }) => (
          <section key={manifest.tag}>
            <h2>{manifest.tag}</h2>
            <ul>
              {states.map(({ name, title }) => {
                const id = `${manifest.tag}/${name}`;
                return (
                  <li key={name}>
                    <a
                      href={withChange({ state: id })}
                      aria-current={exhibit.manifest.tag === manifest.tag && state.name === name ? 'page' : undefined}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                        event.preventDefault();
                        go({ state: id });
                      }}
                    >
                      {title}
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </nav>
      <main>
        <form>
          {(Object.keys(choices) as Choice[]).map((name) => (
            <label key={name}>
              {name}
              <select
                value={at[name]}
                onChange={(event: ChangeEvent<HTMLSelectElement>) => go({ [name]: event.currentTarget.value })}
              >
                {choices[name].map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <output>{outcome}</output>
        </form>
        {stage}
      </main>
    </div>
  );
}
