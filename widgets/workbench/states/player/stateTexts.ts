import type { CourseSketch } from './stateCourse.ts';

/** A name that fits nowhere. */
export const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a ' +
  'name fits on a page that was made for shorter ones';
/** A name that would be markup, a value, or the end of an attribute. */
export const hostileName = '<img src=x onerror=alert(1)> {{count}} & "quotes"';
export const arabicText =
  '<p>لو كرّرنا الدراسة نفسها مئة مرة على عيّنات جديدة من المجتمع نفسه، لحصلنا على مئة تقدير مختلف ومئة ' +
  'فترة مختلفة. فترة الثقة بنسبة 95 % وعدٌ عن هذه الطريقة: نحو خمس وتسعين من تلك الفترات ستحتوي القيمة ' +
  'الحقيقية.</p><p>أما الفترة الواحدة التي بين أيدينا فإما أن تحتوي القيمة أو لا تحتويها، ولا نعرف ' +
  'أيّهما.</p><blockquote>كل النماذج خاطئة، لكن بعضها مفيد.<footer>جورج بوكس، 1979</footer></blockquote>' +
  '<h2>كيف تُكتب في تقرير</h2><p>اذكر التقدير أولًا، ثم الفترة، ثم ما تعنيه للمريض الذي أمامك.</p>';
export const arabicCourse: CourseSketch = {
  name: 'الإحصاء للباحثين السريريين',
  description: 'ما الذي تقوله العيّنة عن المجتمع كله، وإلى أي حد يمكن الوثوق بذلك. لمن يقرأ الأبحاث السريرية أو يكتبها.',
  about: arabicText,
};
