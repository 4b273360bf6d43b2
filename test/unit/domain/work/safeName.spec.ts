// A name of a file says what it looks (ATTACH-6).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeName } from '../../../../src/domain/work/safeName.ts';

describe('ATTACH-6 the name of a file', () => {
  it.each([
    ['usual', 'Plan 2.pdf', 'Plan 2.pdf'],
    ['in another script', 'خطة التحليل.pdf', 'خطة التحليل.pdf'],
    ['with signs apart, in one spelling', 'Zu\u0308rich.pdf', 'Zürich.pdf'],
    ['that leads upwards', '../../etc/passwd.txt', 'passwd.txt'],
    ['with a path of Windows', 'C:\\Users\\mira\\plan.pdf', 'plan.pdf'],
    ['that is read backwards', 'plan\u202Efdp.exe', 'planfdp.exe'],
    ['with marks of direction', '\u200Fplan\u2066.pdf', 'plan.pdf'],
    ['with a line break', 'a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['with zeros', 'plan.pdf\0.exe', 'plan.pdf.exe'],
    ['with signs that no disk takes', 'a<b>"c"|d?.pdf', 'a_b__c__d_.pdf'],
    ['that is hidden', '.bashrc.txt', 'bashrc.txt'],
    ['of nothing', '', 'file'],
    ['of dots', '...', 'file'],
    ['with half a sign', 'a\ud83d.pdf', 'a.pdf'],
  ])('%s', (_name, given, safe) => {
    expect(safeName(given)).toBe(safe);
  });

  it('that is long keeps its ending, and no sign is cut in two', () => {
    const name = safeName(`${'👩'.repeat(500)}.docx`);
    expect([name.length <= 180, name.endsWith('👩.docx'), !/\p{Cs}/u.test(name)]).toEqual([true, true, true]);
  });

  it('stays as it is once it is safe, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (given) => {
        const name = safeName(given);
        expect(safeName(name)).toBe(name);
        expect(name).toMatch(/^[^\\/\p{Cc}\p{Cf}]+$/u);
        expect(name.length).toBeLessThanOrEqual(180);
      }),
    );
  });
});
