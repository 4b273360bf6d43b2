// Which browsers the portal is made for, by what they say of themselves (NAV-10, NAV-20).
import { describe, expect, it } from 'vitest';
import { browserSupport } from '../../../src/web/browserSupport.ts';
import { browserHints } from '../../../widgets/learn/menu/browserHints.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('by client hints', () => {
  it.each<[string, readonly string[], boolean, boolean]>([
    ['Chrome on a desktop', ['Google Chrome', 'Chromium', 'Not_A Brand'], false, true],
    ['Chrome on a phone', ['Not)A;Brand', 'Chromium', 'Google Chrome'], true, true],
    ['Edge on a desktop', ['Microsoft Edge', 'Chromium', 'Not?A_Brand'], false, true],
    ['Edge on a phone', ['Microsoft Edge', 'Chromium', 'Not?A_Brand'], true, false],
    ['Chromium itself', ['Chromium', 'Not=A?Brand'], false, true],
    ['Chrome without a window', ['HeadlessChrome', 'Chromium', 'Not A;Brand'], false, true],
    ['Opera', ['Opera', 'Chromium', 'Not-A.Brand'], false, false],
    ['Brave', ['Brave', 'Chromium', 'Not-A.Brand'], false, false],
    ['Samsung Internet', ['Samsung Internet', 'Chromium', 'Not-A.Brand'], true, false],
    ['an unknown one', ['Fancy', 'Not-A.Brand'], false, false],
  ])('%s', (_, brands, mobile, supported) => {
    // Its name would say the contrary: hints come first.
    expect(browserSupport({ brands, mobile, userAgent: supported ? 'Gecko Firefox/1' : windows })).toBe(supported);
  });
});

describe('by name, where there are no hints', () => {
  it.each<[string, string, boolean, boolean]>([
    ['Safari on a Mac', `${mac} Version/18.1 Safari/605.1.15`, false, true],
    ['Safari on a phone', `${phone} Version/18.1 Mobile/15E148 Safari/604.1`, true, true],
    ['Chrome on an iPhone', `${phone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, true, true],
    ['Edge on an iPhone', `${phone} EdgiOS/131.0 Version/18.0 Mobile/15E148 Safari/604.1`, true, false],
    ['Firefox on an iPhone', `${phone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, true, false],
    ['Chrome on Windows', windows, false, true],
    ['Chrome on Android', android, true, true],
    ['Edge on Windows', `${windows} Edg/131.0.0.0`, false, true],
    ['Edge on Android', `${android} EdgA/131.0.0.0`, true, false],
    ['Opera', `${windows} OPR/115.0.0.0`, false, false],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      true,
      false,
    ],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', false, false],
    [
      'Safari’s engine elsewhere',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      false,
      false,
    ],
    ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', false, false],
    ['nothing', '', false, false],
  ])('%s', (_, userAgent, mobile, supported) => {
    expect(browserSupport({ brands: null, mobile, userAgent })).toBe(supported);
    expect(browserSupport({ brands: [], mobile, userAgent }), 'hints that say nothing').toBe(supported);
  });
});

it('hints are taken from the browser where it gives them', () => {
  expect(browserHints({ userAgent: android })).toEqual({ brands: null, mobile: true, userAgent: android });
  expect(
    browserHints({ userAgent: windows, userAgentData: { brands: [{ brand: 'Chromium' }], mobile: true } }),
  ).toEqual({ brands: ['Chromium'], mobile: true, userAgent: windows });
  expect(browserHints({ userAgent: windows }).mobile).toBe(false);
});
