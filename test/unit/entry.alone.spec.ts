import { describe, expect, it } from 'vitest';

describe('the npm entry', () => {
  it('can be imported where there is no window, and changes nothing there', async () => {
    expect(typeof document).toBe('undefined');
    // Node keeps its own fetch there when it is first looked at.
    const globals = () => Reflect.ownKeys(globalThis).filter((name) => !String(name).includes('undici'));
    const before = globals();
    const entry = await import('../../widgets/index.ts');
    expect(globals()).toEqual(before);
    expect(Object.keys(entry).sort()).toEqual([
      'configure',
      'connect',
      'define',
      'destroy',
      'doctor',
      'inspect',
      'options',
      'preload',
      'signOut',
    ]);
  });

  it('takes options and leaves elements alone there', async () => {
    const { configure, define, options } = await import('../../widgets/index.ts');
    configure({ theme: 'dark' });
    configure({ locale: 'ar' });
    expect(options()).toEqual({ theme: 'dark', locale: 'ar' });
    expect(define()).toBeUndefined();
  });

  it('defines when that is asked for by the import', async () => {
    await import('../../widgets/define.ts');
    expect(typeof customElements).toBe('undefined');
  });
});
