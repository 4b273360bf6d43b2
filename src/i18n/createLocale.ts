import { LecternError } from '../errors.ts';
import { createTexts } from './createTexts.ts';
import type { Namespace } from './keys.ts';
import type { Locale } from './locale.ts';
import { defaultTag, nearest } from './nearest.ts';

export interface LocaleDeps {
  /** Tag to begin with. */
  readonly initial: string;
  /** Tags that have files. */
  readonly offered: readonly string[];
  /** Fetches one file, parsed. */
  readonly fetchFile: (tag: string, namespace: Namespace) => Promise<unknown>;
  /** Keeps the learner's choice. */
  readonly keep: (tag: string) => void;
  readonly report: (error: LecternError) => void;
}

/** Makes the languages of one runtime. */
export function createLocale({ initial, offered, fetchFile, keep, report }: LocaleDeps): Locale {
  let tag = nearest(initial, offered);
  const texts = createTexts();
  const listeners = new Set<() => void>();
  const files = new Map<string, Promise<void>>();
  const done = new Set<string>();
  const emit = () => listeners.forEach((listener) => listener());

  const loadFile = (wanted: string, namespace: Namespace): Promise<void> => {
    const id = `${wanted}/${namespace}`;
    const known = files.get(id);
    if (known) return known;
    const loading = fetchFile(wanted, namespace)
      .then(
        (file) => texts.add(wanted, namespace, file as Readonly<Record<string, string>>),
        async (cause: unknown) => {
          files.delete(id); // so that a later element asks again
          report(new LecternError('locale', `locale file ${id} could not be read`, { cause }));
          if (wanted !== defaultTag) await loadFile(defaultTag, namespace);
        },
      )
      .then(() => {
        done.add(id);
        emit();
      });
    files.set(id, loading);
    return loading;
  };

  const load: Locale['load'] = async (wanted, namespaces) => {
    await Promise.all(namespaces.map((namespace) => loadFile(wanted, namespace)));
  };

  return {
    tag: () => tag,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: async (wanted) => {
      const next = nearest(wanted, offered);
      const namespaces = [...new Set([...done].map((id) => id.slice(id.lastIndexOf('/') + 1) as Namespace))];
      await load(next, namespaces);
      tag = next;
      keep(next);
      emit();
    },
    offered: () => offered,
    nearest: (wanted) => nearest(wanted, offered),
    load,
    ready: (wanted, namespaces) => namespaces.every((namespace) => done.has(`${wanted}/${namespace}`)),
    translate: (wanted, namespace) => (key, values) => texts.translate(wanted, namespace, key, values),
  };
}
