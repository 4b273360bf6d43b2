import { createInstance, type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { LecternError } from '../errors.ts';
import { giveJson } from '../plain/json.ts';
import { keepTrying, type Attempts } from './keepTrying.ts';
import type { Namespace } from './keys.ts';
import type { Locale, Values } from './locale.ts';
import { isolateIn } from '../language/isolateIn.ts';
import { defaultTag, nearest } from '../language/nearest.ts';
import { wordsOfKey } from './wordsOfKey.ts';

export interface LocaleDeps {
  /** Tag to begin with. */
  readonly initial: string;
  /** Tags that have files, at first. */
  readonly offered: readonly string[];
  /** Fetches one file, parsed. */
  readonly fetchFile: (tag: string, namespace: Namespace) => Promise<unknown>;
  /** Keeps the learner's choice. */
  readonly keep: (tag: string) => void;
  readonly report: (error: LecternError) => void;
  /** Resolves when it is time to request a failed file again, after so many rounds; without it there is no other attempt. */
  readonly pause?: (round: number) => Promise<void>;
}

/** The languages of a runtime, and the zone of its dates, as the runtime itself sees them. */
export interface RuntimeLanguages extends Locale {
  readonly zone: () => string | undefined;
  readonly setZone: (zone: string | undefined) => void;
  /** Changes the list of tags that have files. */
  readonly offer: (tags: readonly string[]) => void;
}

/** A file of texts on its way to i18next. */
interface File extends Attempts<unknown> {
  /** Resolves when i18next has stored it. */
  readonly stored: Promise<void>;
}

/** Values for a sentence of a language, each text apart from the words around it (LOC-18). */
const isolated = (values: Values = {}, tag: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolateIn(value, tag) : value]),
  );

/** An i18next instance that gets its files from a function, one language and namespace at a time. */
function createEngine(lng: string, fileOf: (tag: string, namespace: Namespace) => Pick<File, 'came' | 'tried'>): i18n {
  // i18next requests a file once, and changes the language only when it has all files. In place of a file that fails it gets an empty one,
  // and the file itself later, by `reloadResources`.
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: async (tag, namespace, done) => {
      const file = fileOf(tag, namespace as Namespace);
      done(null, ((await file.tried()) ? await file.came : {}) as ResourceKey);
    },
  };
  const engine = createInstance();
  void engine.use(backend).init({
    lng,
    fallbackLng: defaultTag,
    // Files are loaded by name: English only where another language fails.
    ns: [],
    load: 'currentOnly',
    initAsync: false,
    // Keys contain dots, and are not nested.
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: wordsOfKey,
    // The view library escapes values.
    interpolation: { escapeValue: false },
  });
  return engine;
}

/**
 * Makes the languages of one runtime: an i18next instance whose backend fetches a namespace of a language when an element first needs it.
 * If a language lacks a key, the English text is shown; if no file has it, the words of the key itself are shown (LOC-9).
 */
export function createLocale({
  initial,
  offered,
  fetchFile,
  keep,
  report,
  pause = () => new Promise(() => undefined),
}: LocaleDeps): RuntimeLanguages {
  const listeners = new Set<() => void>();
  const files = new Map<string, File>();
  /** Files that i18next has stored. */
  const here = new Set<string>();
  /** Files whose first attempt failed. When they arrive later, the views are drawn again with their texts. */
  const failed = new Set<string>();
  let round = 0;
  let zone: string | undefined;
  let tags = offered;
  const emit = () => listeners.forEach((listener) => listener());

  const fetchOne = async (tag: string, namespace: Namespace) => {
    const id = `${tag}/${namespace}`;
    try {
      return await fetchFile(tag, namespace);
    } catch (cause) {
      if (!failed.has(id)) report(new LecternError('locale', `the texts ${id} could not be read`, { cause }));
      failed.add(id);
      emit();
      throw cause;
    }
  };
  const engine = createEngine(nearest(initial, offered), (tag, namespace) => fileOf(tag, namespace));
  engine.on('languageChanged', emit);

  const store = async (tag: string, namespace: Namespace) => {
    const id = `${tag}/${namespace}`;
    // Unlike `loadNamespaces`, this loads only one language.
    await engine.reloadResources([tag], [namespace]);
    here.add(id);
    if (failed.has(id)) round++;
    emit();
  };

  const fileOf = (tag: string, namespace: Namespace): File => {
    const id = `${tag}/${namespace}`;
    const known = files.get(id);
    // If an attempt waits, it starts now, because a component needs the file.
    known?.nudge();
    if (known) return known;
    const attempts = keepTrying(() => fetchOne(tag, namespace), pause);
    const file = { ...attempts, stored: attempts.came.then(() => store(tag, namespace)) };
    files.set(id, file);
    return file;
  };

  const loadOne = async (wanted: string, namespace: Namespace): Promise<void> => {
    const own = fileOf(wanted, namespace);
    if (await own.tried()) return own.stored;
    await (wanted === defaultTag ? own.stored : Promise.race([own.stored, fileOf(defaultTag, namespace).stored]));
    emit();
  };
  /** Whether the language's own texts are loaded, or English ones in their place. */
  const isReady = (wanted: string, namespace: Namespace) =>
    here.has(`${wanted}/${namespace}`) ||
    (failed.has(`${wanted}/${namespace}`) && here.has(`${defaultTag}/${namespace}`));

  const load: Locale['load'] = async (wanted, namespaces) => {
    await Promise.all(namespaces.map((namespace) => loadOne(wanted, namespace)));
  };

  return {
    tag: () => engine.language,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: async (wanted) => {
      const next = nearest(wanted, tags);
      const namespaces = [...new Set([...here].map((id) => id.slice(id.lastIndexOf('/') + 1) as Namespace))];
      await load(next, namespaces);
      keep(next);
      await engine.changeLanguage(next);
    },
    offered: () => tags,
    offer: (next) => {
      tags = next;
      emit();
    },
    nearest: (wanted) => nearest(wanted, tags),
    load,
    ready: (wanted, namespaces) => namespaces.every((namespace) => isReady(wanted, namespace)),
    round: () => round,
    zone: () => zone,
    setZone: (next) => {
      if (zone === next) return;
      zone = next;
      round++;
      emit();
    },
    translate: (wanted, namespace) => {
      // i18next would work out this list of languages again for each text.
      const t = engine.getFixedT([wanted, defaultTag], namespace as string);
      return (key, values) => {
        giveJson();
        return t(key as string, { ...isolated(values, wanted), lng: wanted });
      };
    },
  };
}
