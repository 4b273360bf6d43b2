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

/** The activities of the tool beside the gel, one for each kind of learning resource (KIND-3). */
export const quizzes = {
  pipetting: {
    right: [3, 1, 0, 2],
    en: {
      title: 'Pipetting',
      intro: 'Choose the pipette with which you measure each volume best.',
      tasks: [
        task('750 µL of buffer', 'P2', 'P20', 'P200', 'P1000'),
        task('12 µL of sample', 'P2', 'P20', 'P200', 'P1000'),
        task('1.5 µL of enzyme', 'P2', 'P20', 'P200', 'P1000'),
        task('85 µL of water', 'P2', 'P20', 'P200', 'P1000'),
      ],
    },
    ar: {
      title: 'استعمال الماصة',
      intro: 'اختر الماصة الأنسب لقياس كل حجم.',
      tasks: [
        task('750 ميكرولترًا من المحلول المنظّم', 'P2', 'P20', 'P200', 'P1000'),
        task('12 ميكرولترًا من العيّنة', 'P2', 'P20', 'P200', 'P1000'),
        task('1.5 ميكرولتر من الإنزيم', 'P2', 'P20', 'P200', 'P1000'),
        task('85 ميكرولترًا من الماء', 'P2', 'P20', 'P200', 'P1000'),
      ],
    },
  },
  coding: {
    right: [1, 2],
    en: {
      title: 'Read the program',
      intro: 'Say what each line of JavaScript gives.',
      tasks: [task('[3, 1, 2].sort()[0]', '3', '1', '2'), task("'ACGT'.length * 2", '4', '6', '8')],
    },
    ar: {
      title: 'اقرأ البرنامج',
      intro: 'قل ما ينتجه كل سطر من JavaScript.',
      tasks: [task('[3, 1, 2].sort()[0]', '3', '1', '2'), task("'ACGT'.length * 2", '4', '6', '8')],
    },
  },
  stem: {
    right: [0, 1],
    en: {
      title: 'Dilutions',
      intro: 'Work out what is left in the tube.',
      tasks: [
        task('1 mL of a 10 % solution and 9 mL of water', '1 %', '5 %', '9 %'),
        task('Half of it, filled up again with water', '2 %', '0.5 %', '0.1 %'),
      ],
    },
    ar: {
      title: 'التخفيف',
      intro: 'احسب ما يبقى في الأنبوب.',
      tasks: [
        task('1 مل من محلول تركيزه 10٪ مع 9 مل من الماء', '1٪', '5٪', '9٪'),
        task('نصفه، ثم يُملأ بالماء مرة أخرى', '2٪', '0.5٪', '0.1٪'),
      ],
    },
  },
  notebook: {
    right: [2, 0],
    en: {
      title: 'A notebook of measurements',
      intro: 'The cell above reads 4, 8 and 6 into `values`.',
      tasks: [task('mean(values)', '4', '8', '6'), task('max(values) - min(values)', '4', '2', '6')],
    },
    ar: {
      title: 'دفتر قياسات',
      intro: 'تقرأ الخلية السابقة الأعداد 4 و8 و6 في `values`.',
      tasks: [task('mean(values)', '4', '8', '6'), task('max(values) - min(values)', '4', '2', '6')],
    },
  },
  assessment: {
    right: [1, 0],
    en: {
      title: 'Check of safety at the bench',
      intro: 'Two questions before you may work.',
      tasks: [
        task('Ethidium bromide is handled with', 'bare hands', 'gloves', 'woollen gloves'),
        task('The gel is looked at under UV light', 'behind a shield', 'from very near', 'with a lens'),
      ],
    },
    ar: {
      title: 'اختبار السلامة في المختبر',
      intro: 'سؤالان قبل أن تبدأ العمل.',
      tasks: [
        task('يُمسك بروميد الإيثيديوم', 'باليد العارية', 'بالقفازات', 'بقفازات من الصوف'),
        task('يُنظر إلى الهلام تحت الأشعة فوق البنفسجية', 'من وراء واقٍ', 'من قرب شديد', 'بعدسة مكبّرة'),
      ],
    },
  },
  classroom: {
    right: [2],
    en: {
      title: 'Question of the lesson',
      intro: 'Your class discusses the answer afterwards.',
      tasks: [task('Which fragments run farthest in a gel?', 'the longest', 'all run equally far', 'the shortest')],
    },
    ar: {
      title: 'سؤال الدرس',
      intro: 'يناقش صفك الإجابة بعد ذلك.',
      tasks: [task('أي القطع تقطع المسافة الأبعد في الهلام؟', 'الأطول', 'كلها متساوية', 'الأقصر')],
    },
  },
  survey: {
    right: null,
    en: {
      title: 'How was the laboratory?',
      intro: 'There is no right or wrong. Your answers help us.',
      tasks: [
        task('The steps were', 'clear', 'partly clear', 'not clear'),
        task('I would do it again', 'yes', 'perhaps', 'no'),
      ],
    },
    ar: {
      title: 'كيف كان المختبر؟',
      intro: 'لا صواب هنا ولا خطأ. إجاباتك تساعدنا.',
      tasks: [
        task('كانت الخطوات', 'واضحة', 'واضحة جزئيًا', 'غير واضحة'),
        task('أود أن أعيد التجربة', 'نعم', 'ربما', 'لا'),
      ],
    },
  },
} as const satisfies Readonly<Record<string, Quiz>>;

/** Percent for the places that were chosen. */
export function quizScore({ right }: Quiz, chosen: readonly unknown[]): number {
  if (!right) return 100;
  return Math.round((right.filter((place, index) => chosen[index] === place).length / right.length) * 100);
}
