import { createInstance, type BackendModule, type ResourceKey } from 'i18next';
import { LecternError } from '../errors.ts';
import { giveJson } from '../plain/json.ts';
import { keepTrying, type Attempts } from './keepTrying.ts';
import type { Namespace } from './keys.ts';
import type { Locale } from './locale.ts';
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
  /** Resolves when it is time to ask again for a file that failed, after so many rounds; without it there is no other attempt. */
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

/**
 * Makes the languages of one runtime: an i18next instance whose backend fetches a namespace of a language when an element first needs it.
 * Where a language lacks a key, its English text is shown; where no file has it, the words of the key itself are shown (LOC-9).
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
  /** Files that i18next has. */
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
      if (!failed.has(id)) report(new LecternError('locale', `locale file ${id} could not be read`, { cause }));
      failed.add(id);
      emit();
      throw cause;
    }
  };
  // i18next asks for a file once, and waits for it as long as necessary.
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (tag, namespace, done) =>
      void fileOf(tag, namespace as Namespace).came.then((file) => done(null, file as ResourceKey)),
  };
  const i18n = createInstance();
  void i18n.use(backend).init({
    lng: nearest(initial, offered),
    fallbackLng: defaultTag,
    // Files are loaded by name, below: English only where another language fails.
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
  i18n.on('languageChanged', emit);

  const store = async (tag: string, namespace: Namespace) => {
    const id = `${tag}/${namespace}`;
    // Unlike `loadNamespaces`, this asks for one language alone.
    await i18n.reloadResources([tag], [namespace]);
    here.add(id);
    if (failed.has(id)) round++;
    emit();
  };

  const fileOf = (tag: string, namespace: Namespace): File => {
    const id = `${tag}/${namespace}`;
    const known = files.get(id);
    // A component that needs it now does not wait for the next attempt.
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
    tag: () => i18n.language,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: async (wanted) => {
      const next = nearest(wanted, tags);
      const namespaces = [...new Set([...here].map((id) => id.slice(id.lastIndexOf('/') + 1) as Namespace))];
      await load(next, namespaces);
      keep(next);
      await i18n.changeLanguage(next);
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
      const t = i18n.getFixedT(wanted, namespace as string);
      return (key, values) => {
        giveJson();
        return t(key as string, { ...values });
      };
    },
  };
}
