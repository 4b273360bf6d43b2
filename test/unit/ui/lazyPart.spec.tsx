// @vitest-environment jsdom
// A part whose code is on its way, has come, or cannot be loaded.
import { act, useEffect, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, type FailedProps } from '../../../src/ui/lazy/lazyPart.tsx';

interface GreetingProps {
  readonly name: string;
  readonly asked?: boolean;
}

const Greeting = ({ name, asked = false }: GreetingProps) => <p>{`Hello ${name}${asked ? ', again' : ''}`}</p>;
const Waiting = ({ name }: GreetingProps) => <p>{`${name} is on the way`}</p>;
function Failed({ name, again }: FailedProps<GreetingProps>) {
  return <button onClick={() => again({ asked: true })}>{`${name} cannot come`}</button>;
}

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

/** A load that the test decides. */
function decided() {
  let come: (part: FunctionComponent<GreetingProps>) => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<FunctionComponent<GreetingProps>>((resolve, reject) => {
        come = resolve;
        fail = reject;
      }),
  );
  return {
    load,
    come: () => act(async () => come(Greeting)),
    fail: () => act(async () => fail(new Error('no connection'))),
  };
}

it('stands there once its code has come, and at once the next time', async () => {
  const { load, come } = decided();
  const Part = lazyPart(load, { Waiting, Failed });
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.render(<Part name="Mira" />));
  expect(place.textContent).toBe('Mira is on the way');
  await come();
  expect(place.textContent).toBe('Hello Mira');
  await act(async () => root.render(<Part name="Noor" />));
  expect(place.textContent).toBe('Hello Noor');
  await act(async () => root.render(null));
  act(() => root.render(<Part name="Jo" />));
  expect(place.textContent).toBe('Hello Jo');
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that its code cannot be loaded, tries again when asked, and is told so', async () => {
  const { load, come, fail } = decided();
  const Part = lazyPart(load, { Waiting, Failed });
  await act(async () => root.render(<Part name="Mira" />));
  await fail();
  expect(place.textContent).toBe('Mira cannot come');
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('Mira is on the way');
  await fail();
  await act(async () => place.querySelector('button')?.click());
  expect(load).toHaveBeenCalledTimes(3);
  await come();
  expect(place.textContent).toBe('Hello Mira, again');
});

it('waits for what else it needs', async () => {
  const { load, come } = decided();
  let ready = false;
  const Part = lazyPart(load, { Waiting, useReady: () => ready });
  await act(async () => root.render(<Part name="Mira" />));
  await come();
  expect(place.textContent).toBe('Mira is on the way');
  ready = true;
  await act(async () => root.render(<Part name="Mira" />));
  expect(place.textContent).toBe('Hello Mira');
});

it('leaves its place empty where nothing is said of waiting or failing', async () => {
  const { load, fail } = decided();
  const Part = lazyPart(load);
  await act(async () => root.render(<Part name="Mira" />));
  expect(place.innerHTML).toBe('');
  await fail();
  expect(place.innerHTML).toBe('');
});

it('stays the same part while its properties change', async () => {
  const mounted = vi.fn();
  const Part = lazyPart(
    async () =>
      function Counted({ name }: GreetingProps) {
        useEffect(() => mounted(), []);
        return <p>{name}</p>;
      },
  );
  await act(async () => root.render(<Part name="Mira" />));
  await act(async () => root.render(<Part name="Noor" />));
  expect(place.textContent).toBe('Noor');
  expect(mounted).toHaveBeenCalledTimes(1);
});
