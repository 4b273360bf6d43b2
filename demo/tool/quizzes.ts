/** A question with one right answer, by its place; in a survey all are right. */
export interface Task {
  readonly question: string;
  readonly answers: readonly string[];
}
interface Words {
  readonly title: string;
  readonly intro: string;
  readonly tasks: readonly Task[];
}
/** A small activity of questions, in the languages of the demonstration. */
export interface Quiz {
  /** Places of the right answers; null where there is no right or wrong. */
  readonly right: readonly number[] | null;
  readonly en: Words;
  readonly ar: Words;
}

const task = (question: string, ...answers: readonly string[]): Task => ({ question, answers });

const words = (title: string, intro: string, ...tasks: readonly Task[]): Words => ({ title, intro, tasks });
const quiz = (right: Quiz['right'], en: Words, ar: Words): Quiz => ({ right, en, ar });

/** The activities of the tool besides the gel, one for each kind of learning resource (KIND-3). */
export const quizzes = {
  pipetting: quiz(
    [3, 1, 0, 2],
    words(
      'Pipetting',
      'Choose the pipette with which you measure each volume best.',
      task('750 µL of buffer', 'P2', 'P20', 'P200', 'P1000'),
      task('12 µL of sample', 'P2', 'P20', 'P200', 'P1000'),
      task('1.5 µL of enzyme', 'P2', 'P20', 'P200', 'P1000'),
      task('85 µL of water', 'P2', 'P20', 'P200', 'P1000'),
    ),
    words(
      'استعمال الماصة',
      'اختر الماصة الأنسب لقياس كل حجم.',
      task('750 ميكرولترًا من المحلول المنظّم', 'P2', 'P20', 'P200', 'P1000'),
      task('12 ميكرولترًا من العيّنة', 'P2', 'P20', 'P200', 'P1000'),
      task('1.5 ميكرولتر من الإنزيم', 'P2', 'P20', 'P200', 'P1000'),
      task('85 ميكرولترًا من الماء', 'P2', 'P20', 'P200', 'P1000'),
    ),
  ),
  coding: quiz(
    [1, 2],
    words(
      'Read the program',
      'Say what each line of JavaScript gives.',
      task('[3, 1, 2].sort()[0]', '3', '1', '2'),
      task("'ACGT'.length * 2", '4', '6', '8'),
    ),
    words(
      'اقرأ البرنامج',
      'قل ما ينتجه كل سطر من JavaScript.',
      task('[3, 1, 2].sort()[0]', '3', '1', '2'),
      task("'ACGT'.length * 2", '4', '6', '8'),
    ),
  ),
  stem: quiz(
    [0, 1],
    words(
      'Dilutions',
      'Work out what is left in the tube.',
      task('1 mL of a 10 % solution and 9 mL of water', '1 %', '5 %', '9 %'),
      task('Half of it, filled up again with water', '2 %', '0.5 %', '0.1 %'),
    ),
    words(
      'التخفيف',
      'احسب ما يبقى في الأنبوب.',
      task('1 مل من محلول تركيزه 10٪ مع 9 مل من الماء', '1٪', '5٪', '9٪'),
      task('نصفه، ثم يُملأ بالماء مرة أخرى', '2٪', '0.5٪', '0.1٪'),
    ),
  ),
  notebook: quiz(
    [2, 0],
    words(
      'A notebook of measurements',
      'The cell above reads 4, 8 and 6 into `values`.',
      task('mean(values)', '4', '8', '6'),
      task('max(values) - min(values)', '4', '2', '6'),
    ),
    words(
      'دفتر قياسات',
      'تقرأ الخلية السابقة الأعداد 4 و8 و6 في `values`.',
      task('mean(values)', '4', '8', '6'),
      task('max(values) - min(values)', '4', '2', '6'),
    ),
  ),
  assessment: quiz(
    [1, 0],
    words(
      'Check of safety at the bench',
      'Two questions before you may work.',
      task('Ethidium bromide is handled with', 'bare hands', 'gloves', 'woollen gloves'),
      task('The gel is looked at under UV light', 'behind a shield', 'from very near', 'with a lens'),
    ),
    words(
      'اختبار السلامة في المختبر',
      'سؤالان قبل أن تبدأ العمل.',
      task('يُمسك بروميد الإيثيديوم', 'باليد العارية', 'بالقفازات', 'بقفازات من الصوف'),
      task('يُنظر إلى الهلام تحت الأشعة فوق البنفسجية', 'من وراء واقٍ', 'من قرب شديد', 'بعدسة مكبّرة'),
    ),
  ),
  classroom: quiz(
    [2],
    words(
      'Question of the lesson',
      'Your class discusses the answer afterwards.',
      task('Which fragments run farthest in a gel?', 'the longest', 'all run equally far', 'the shortest'),
    ),
    words(
      'سؤال الدرس',
      'يناقش صفك الإجابة بعد ذلك.',
      task('أي القطع تقطع المسافة الأبعد في الهلام؟', 'الأطول', 'كلها متساوية', 'الأقصر'),
    ),
  ),
  survey: quiz(
    null,
    words(
      'How was the laboratory?',
      'There is no right or wrong. Your answers help us.',
      task('The steps were', 'clear', 'partly clear', 'not clear'),
      task('I would do it again', 'yes', 'perhaps', 'no'),
    ),
    words(
      'كيف كان المختبر؟',
      'لا صواب هنا ولا خطأ. إجاباتك تساعدنا.',
      task('كانت الخطوات', 'واضحة', 'واضحة جزئيًا', 'غير واضحة'),
      task('أود أن أعيد التجربة', 'نعم', 'ربما', 'لا'),
    ),
  ),
} as const satisfies Readonly<Record<string, Quiz>>;

/** Percent for the chosen answers, which are places. */
export function quizScore({ right }: Quiz, chosen: readonly unknown[]): number {
  if (!right) return 100;
  return Math.round((right.filter((place, index) => chosen[index] === place).length / right.length) * 100);
}
