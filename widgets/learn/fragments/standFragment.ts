import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import { foreignTags } from '../../foreignTags.ts';
import { bringModule, forgetModule } from './bringModule.ts';
import { failedFragments } from './failedFragments.ts';
import { FragmentError } from './FragmentError.ts';
import { watchFaults } from './watchFaults.ts';

/** Time limit from the first request to the element in its place, in milliseconds (FRAG-4). */
const limit = 10_000;
/**
 * An exception within this time after the element was put into the page counts as a failed start, as does a rejected promise. In
 * milliseconds.
 */
const beginning = 100;

/** The place of a fragment, its attributes and its end. */
export interface MountedFragment {
  readonly place: HTMLElement;
  readonly attributes: () => Readonly<Record<string, string>>;
  /** Called when it throws afterwards; an element whose module defines a tag of ours has been removed by then. */
  readonly later: (error: FragmentError) => void;
  /** Ends the fragment at any time. */
  readonly signal: AbortSignal;
}

/** Creates the element. If its constructor throws, the browser creates it without its class and reports the exception. */
function make(tag: string, Made: CustomElementConstructor, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  if (!(element instanceof Made)) throw new FragmentError('threw', `<${tag}> could not be made`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * Loads a module and puts its element into a place. An exception during this is a failure of the fragment (FRAG-5).
 * @throws FragmentError; nothing of the fragment is left in the page then
 */
export async function standFragment(fragment: RemoteFragment, mounted: MountedFragment): Promise<HTMLElement> {
  const { place, attributes, later, signal } = mounted;
  const { url, tag } = fragment;
  const known = failedFragments.why(fragment);
  if (known) throw known;
  let element: HTMLElement | null = null;
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const timer = setTimeout(() => fail(new FragmentError('late', `<${tag}> did not stand within 10 s`)), limit);
  const unwatch = watchFaults(fragment, (fault, message) => fail(new FragmentError(fault, `${url}: ${message}`)));
  signal.addEventListener('abort', unwatch);
  signal.addEventListener('abort', () => fail(signal.reason));
  try {
    await Promise.race([bringModule(fragment), failure]);
    const Made = await Promise.race([foreignTags.whenDefined(tag), failure]);
    signal.throwIfAborted();
    element = make(tag, Made, attributes());
    place.append(element);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, beginning)), failure]);
    const stands = element;
    fail = (error) => {
      if (!(error instanceof FragmentError)) return;
      if (error.fault === 'tag') {
        failedFragments.add(fragment, error);
        stands.remove();
      }
      later(error);
    };
    return stands;
  } catch (cause) {
    unwatch();
    element?.remove();
    if (cause instanceof FragmentError) {
      failedFragments.add(fragment, cause);
      // A module that has defined its element is not run a second time.
      if (!foreignTags.isDefined(tag)) forgetModule(fragment);
    }
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}
