const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys that are no letters. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

function keyOf(name) {
  const value = KEYS[name] ?? name;
  if ([...value].length !== 1) throw new Error(`WebDriver: no such key: ${name}`);
  return value;
}

/**
 * A browser through a W3C WebDriver: the calls that tests need, named as in the standard.
 * @param address of the driver
 * @param alwaysMatch capabilities
 * @param place of the window on its screen, in pixels
 * @see https://www.w3.org/TR/webdriver2/
 * @throws Error with the driver's own words
 */
export async function createSession(address, alwaysMatch, place) {
  async function call(method, path, body) {
    const reply = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`WebDriver: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  const post = (path, body) => call('POST', session + path, body);
  const keyActions = (actions) => post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

  /** Runs a function in the page with these arguments, and awaits a returned promise. */
  const evaluate = (run, ...args) => post('/execute/sync', { script: `return (${run}).apply(null, arguments)`, args });

  return {
    goto: (url) => post('/url', { url }),
    url: () => call('GET', `${session}/url`),
    evaluate,
    /** The same for a function that finds an element: the result represents it in the calls below. */
    find: evaluate,
    /** Clicks like a pointer: an element on top of it gets the click, or the driver refuses. */
    click: (element) => post(`/element/${element[ELEMENT]}/click`),
    /** Types into an element. */
    type: (element, text) => post(`/element/${element[ELEMENT]}/value`, { text }),
    /** Directs the following calls to a frame; null leads back to the page. */
    frame: (element) => post('/frame', { id: element }),
    down: (key) => keyActions([{ type: 'keyDown', value: keyOf(key) }]),
    up: (key) => keyActions([{ type: 'keyUp', value: keyOf(key) }]),
    press: (key) =>
      keyActions([
        { type: 'keyDown', value: keyOf(key) },
        { type: 'keyUp', value: keyOf(key) },
      ]),
    /** Sets the size of the page in CSS pixels: the window is larger by the browser's own bar. */
    resize: async ({ width, height }) => {
      const size = { ...place, width, height };
      await post('/window/rect', size);
      const bar = await post('/execute/sync', { script: 'return outerHeight - innerHeight', args: [] });
      if (bar) await post('/window/rect', { ...size, height: height + bar });
    },
    end: () => call('DELETE', session),
  };
}
