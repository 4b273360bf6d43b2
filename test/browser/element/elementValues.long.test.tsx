import { useId } from 'react';
import { expect } from 'chai';
import { common } from '../../../src/port/common.ts';
import { propertyOf } from '../../../src/element/readAttribute.ts';
import type { AttributeSpec } from '../../../src/port/manifest.ts';
import { tags } from '../../../widgets/tags.ts';
import { probeManifest, settle, stage, until, type Seen } from '../support/stage.tsx';

const last = (drawn: Seen[]) => drawn.at(-1)!;

describe('values of an element (ELEM-1)', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await settle();
  });

  it('keeps properties set before the upgrade, by identity', async () => {
    const { tag, make, define, drawn } = stage(undefined, { late: true });
    const element = make() as HTMLElement & Record<string, unknown>;
    const data = { deep: [1] };
    const task = () => 1;
    Object.assign(element, { data, task, isOpen: true, count: 7, headingLevel: 4 });
    document.body.append(element);
    define();
    await until(() => drawn.length);
    expect(last(drawn).data).to.equal(data);
    expect(last(drawn).task).to.equal(task);
    expect(last(drawn)).to.include({ isOpen: true, count: 7, headingLevel: 4 });
    expect(Object.hasOwn(element, 'data')).to.equal(false);
    expect('data' in customElements.get(tag)!.prototype).to.equal(true);
    const next = { deep: [2] };
    element.data = next;
    await until(() => last(drawn).data === next);
  });

  // As React, Vue and plain scripts set a property, as Svelte and preact write it, and as a page writes the attribute.
  const ways: Readonly<
    Record<string, (element: HTMLElement, property: string, attribute: string, value: unknown) => void>
  > = {
    'property': (element, property, _attribute, value) => Object.assign(element, { [property]: value }),
    'attribute by the name of the property': (element, property, _attribute, value) =>
      element.setAttribute(property, String(value)),
    'attribute': (element, _property, attribute, value) => element.setAttribute(attribute, String(value)),
  };
  const sample = ({ type, range, values, default: byDefault }: AttributeSpec): string | number | boolean =>
    type === 'number'
      ? (range?.[0] ?? 0) + 1
      : type === 'boolean'
        ? !byDefault
        : type === 'enum'
          ? (values!.find((value) => value !== byDefault && value !== 'url' && value !== 'hash') ?? values![0]!)
          : 'ar';

  for (const [name, manifest] of Object.entries(tags))
    for (const [way, set] of Object.entries(ways))
      it(`<${name}> keeps each public property that is set before the upgrade, by ${way}, and takes it again afterwards`, async () => {
        const { make, define, drawn } = stage(undefined, {
          late: true,
          manifest: { ...manifest, tag: probeManifest().tag, namespaces: ['common'], needs: 1 },
        });
        const element = make() as HTMLElement & Record<string, unknown>;
        const specs = Object.entries<AttributeSpec>({ ...common.attributes, ...manifest.attributes }).map(
          ([attribute, spec]) => ({ attribute, spec, property: propertyOf(attribute) }),
        );
        expect(specs.length).to.be.greaterThan(3);
        for (const { attribute, spec, property } of specs) set(element, property, attribute, sample(spec));
        document.body.append(element);
        define();
        await until(() => drawn.length);
        const wanted = Object.fromEntries(specs.map(({ property, spec }) => [property, sample(spec)]));
        // A frame has no place in the address, whatever is asked.
        if ('placeless' in manifest) wanted.routing = 'memory';
        expect(last(drawn)).to.include(wanted);
        for (const { property, spec } of specs) expect(element[property], property).to.equal(sample(spec));
        // What is said later counts, however it was said first.
        for (const { property } of specs) element[property] = undefined;
        await settle();
        for (const { property, spec } of specs)
          expect(last(drawn)[property], property).to.equal(
            spec.default ?? (spec.type === 'boolean' ? false : undefined),
          );
        expect(element.getAttributeNames()).to.deep.equal([]);
        element.setAttribute('headingLevel', '5');
        await until(() => last(drawn).headingLevel === 5);
      });

  it('never writes objects and functions into attributes', async () => {
    const { make, drawn } = stage();
    const element = make() as HTMLElement & Record<string, unknown>;
    document.body.append(element);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    element.data = circular;
    element.task = () => 2;
    await until(() => drawn.length && last(drawn).data === circular);
    expect(element.getAttributeNames()).to.deep.equal([]);
    element.data = undefined;
    await until(() => last(drawn).data === undefined);
  });

  it('reads absent, empty and removed attributes right', async () => {
    const { make, drawn } = stage();
    const element = make();
    document.body.append(element);
    const shows = async (wanted: object) => {
      await settle();
      expect(last(drawn)).to.include(wanted);
    };
    await shows({ label: 'none', isOpen: false, isOn: true, count: 3, mode: 'a', routing: 'memory', headingLevel: 2 });
    for (const [name, value] of Object.entries({
      'label': '',
      'is-open': '',
      'is-on': 'false',
      'count': '0',
      'mode': 'b',
      'heading-level': '5',
    }))
      element.setAttribute(name, value);
    await shows({ label: '', isOpen: true, isOn: false, count: 0, mode: 'b', headingLevel: 5 });
    element.setAttribute('count', '');
    element.setAttribute('mode', '');
    await shows({ count: 3, mode: 'a' });
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    await shows({ label: 'none', isOpen: false, isOn: true, count: 3, mode: 'a', headingLevel: 2 });
  });

  it('reflects simple properties and takes null as removal', async () => {
    const { make } = stage();
    const element = make() as HTMLElement & Record<string, unknown>;
    Object.assign(element, { label: 'x', isOpen: true, isOn: false, count: 9, mode: 'b' });
    expect(element.outerHTML).to.contain(' label="x" is-open="" is-on="false" count="9" mode="b"');
    Object.assign(element, { label: null, isOpen: false, isOn: true, count: undefined, mode: null });
    expect(element.getAttributeNames()).to.deep.equal([]);
    expect(element).to.include({ label: 'none', isOpen: false, isOn: true, count: 3, mode: 'a' });
  });

  it('takes the default for a bad value and says so once', async () => {
    const { make, drawn, fake } = stage();
    const element = make({ 'count': 'many', 'mode': 'c', 'heading-level': '9' });
    const errors: unknown[] = [];
    document.body.addEventListener('lectern-error', (event) => errors.push((event as CustomEvent).detail), {
      once: false,
    });
    document.body.append(element);
    await until(() => drawn.length);
    expect(last(drawn)).to.include({ count: 3, mode: 'a', headingLevel: 2 });
    element.setAttribute('label', 'draws again');
    await settle();
    expect(errors).to.have.length(3);
    for (const error of errors) expect(error).to.include({ code: 'invalid_attribute', retryable: false });
    expect(fake.reported).to.have.length(3);
    (element as HTMLElement & Record<string, unknown>).mode = { not: 'text' };
    await settle();
    expect(errors).to.have.length(4);
    expect(element.hasAttribute('mode')).to.equal(false);
  });

  it('has ids that name what is in its own root, however many elements have the same', async () => {
    const Labelled = () => {
      const id = useId();
      return (
        <>
          <p id={id}>name</p>
          <button aria-labelledby={id}>x</button>
        </>
      );
    };
    const { make } = stage(Labelled);
    const elements = [make(), make()];
    document.body.append(...elements);
    for (const { shadowRoot: root } of elements) {
      await until(() => root!.querySelector('button'));
      const button = root!.querySelector('button')!;
      expect(root!.getElementById(button.getAttribute('aria-labelledby')!)).to.equal(root!.querySelector('p'));
      expect(button.ariaLabelledByElements).to.deep.equal([root!.querySelector('p')]);
    }
  });

  it('draws once for all changes of a task', async () => {
    const { make, drawn } = stage();
    const element = make() as HTMLElement & Record<string, unknown>;
    document.body.append(element);
    await until(() => drawn.length);
    await settle();
    const before = drawn.length;
    element.setAttribute('label', '1');
    element.count = 4;
    element.data = {};
    await settle();
    expect(drawn.length).to.equal(before + 1);
  });
});
