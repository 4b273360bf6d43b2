const expo = (name, version, style, weight) => ({
  source: `@expo-google-fonts/${name}@${version}`,
  path: `${weight}${style}/${pascal(name)}_${weight}${style}.ttf`,
});

const fontsource = (name, version, script, weight) => ({
  source: `@fontsource/${name}@${version}`,
  path: `files/${name}-${script}-${weight}-normal.woff2`,
});

const pascal = (name) =>
  name
    .split('-')
    .map((word) => (word.length === 2 ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1)))
    .join('');

/** Each font of certificates: its file below `demo/fonts`, its family there, the characters that it keeps, and its source. */
export const fontList = [
  {
    file: 'NotoSerif-Regular',
    family: 'Lectern Serif',
    keeps: 'european',
    ...expo('noto-serif', '0.4.2', 'Regular', 400),
  },
  { file: 'NotoSerif-Bold', family: 'Lectern Serif', keeps: 'european', ...expo('noto-serif', '0.4.2', 'Bold', 700) },
  {
    file: 'GreatVibes-Regular',
    family: 'Lectern Signature',
    keeps: 'signature',
    ...expo('great-vibes', '0.4.1', 'Regular', 400),
  },
  {
    file: 'NotoSans-Regular',
    family: 'Lectern Sans',
    keeps: 'european',
    ...expo('noto-sans', '0.4.2', 'Regular', 400),
  },
  {
    file: 'NotoSans-SemiBold',
    family: 'Lectern Sans',
    keeps: 'european',
    ...expo('noto-sans', '0.4.2', 'SemiBold', 600),
  },
  {
    file: 'NotoNaskhArabic-Bold',
    family: 'Lectern Serif Arabic',
    keeps: 'arabic',
    ...expo('noto-naskh-arabic', '0.4.5', 'Bold', 700),
  },
  {
    file: 'NotoSansArabic-Regular',
    family: 'Lectern Sans Arabic',
    keeps: 'arabic',
    ...expo('noto-sans-arabic', '0.4.3', 'Regular', 400),
  },
  {
    file: 'NotoSansArabic-SemiBold',
    family: 'Lectern Sans Arabic',
    keeps: 'arabic',
    ...expo('noto-sans-arabic', '0.4.3', 'SemiBold', 600),
  },
  {
    file: 'NotoSerifDevanagari-SemiBold',
    family: 'Lectern Serif Devanagari',
    keeps: 'devanagari',
    ...expo('noto-serif-devanagari', '0.4.1', 'SemiBold', 600),
  },
  {
    file: 'NotoSerifBengali-SemiBold',
    family: 'Lectern Serif Bengali',
    keeps: 'bengali',
    ...expo('noto-serif-bengali', '0.4.4', 'SemiBold', 600),
  },
  {
    file: 'NotoSerifTamil-SemiBold',
    family: 'Lectern Serif Tamil',
    keeps: 'tamil',
    ...fontsource('noto-serif-tamil', '5.3.0', 'tamil', 600),
  },
  {
    file: 'NotoSerifThai-SemiBold',
    family: 'Lectern Serif Thai',
    keeps: 'thai',
    ...fontsource('noto-serif-thai', '5.3.0', 'thai', 600),
  },
  {
    file: 'NotoSerifMyanmar-SemiBold',
    family: 'Lectern Serif Burmese',
    keeps: 'burmese',
    ...fontsource('noto-serif-myanmar', '5.3.0', 'myanmar', 600),
  },
  {
    file: 'NotoSerifSC-SemiBold',
    family: 'Lectern Serif SC',
    keeps: 'simplified',
    ...expo('noto-serif-sc', '0.4.3', 'SemiBold', 600),
  },
  {
    file: 'NotoSerifTC-SemiBold',
    family: 'Lectern Serif TC',
    keeps: 'traditional',
    ...expo('noto-serif-tc', '0.4.4', 'SemiBold', 600),
  },
  {
    file: 'NotoSerifJP-SemiBold',
    family: 'Lectern Serif JP',
    keeps: 'japanese',
    ...expo('noto-serif-jp', '0.4.3', 'SemiBold', 600),
  },
  {
    file: 'NotoSerifKR-SemiBold',
    family: 'Lectern Serif KR',
    keeps: 'korean',
    ...expo('noto-serif-kr', '0.4.3', 'SemiBold', 600),
  },
];
