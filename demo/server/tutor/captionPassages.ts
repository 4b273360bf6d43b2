import { passageLength } from './passage.ts';

const times = /^(?:(\d+):)?(\d\d):(\d\d)[.,]\d+\s+-->/;

/** The words spoken in a video, in passages with the second at which each begins (TUTOR-5). A file that is not WebVTT has none. */
export function captionPassages(vtt: string) {
  const passages: { heading: string; text: string; anchor: string }[] = [];
  for (const cue of vtt.replace(/\r/g, '').split(/\n{2,}/)) {
    const lines = cue.split('\n');
    const at = lines.findIndex((line) => times.test(line));
    const [, hours = '0', minutes = '0', seconds = '0'] = times.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .trim();
    if (at < 0 || !text) continue;
    const last = passages.at(-1);
    if (last && last.text.length + text.length < passageLength / 3) last.text += `\n${text}`;
    else
      passages.push({
        heading: '',
        text,
        anchor: `t=${Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)}`,
      });
  }
  return passages;
}
