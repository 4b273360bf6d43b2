import { useEffect, useState } from 'react';
import type { Line } from './videoModel.ts';

const loaded = 2;
const failed = 3;

/** What is said, by the browser's own reading of the captions. */
function linesOf(cues: TextTrackCueList | null): Line[] {
  return [...(cues ?? [])].map((cue) => {
    const said = (cue as VTTCue).getCueAsHTML();
    // A name of who speaks is the title of what is said.
    const voice = said.querySelector<HTMLElement>('[title]')?.title ?? '';
    return { start: cue.startTime, end: cue.endTime, voice, text: said.textContent.replace(/\s+/g, ' ').trim() };
  });
}

/**
 * The lines of one of the captions of a video; null until they are here.
 * @param tries changes when they are to be asked for again
 */
export function useLines(video: HTMLVideoElement | null, index: number, tries: number): readonly Line[] | 'failed' | null {
  const [lines, setLines] = useState<readonly Line[] | 'failed' | null>(null);
  useEffect(() => {
    setLines(null);
    const element = video?.querySelectorAll('track')[index];
    if (!element) return;
    const { track } = element;
    const read = () => setLines(linesOf(track.cues));
    const fail = () => setLines('failed');
    // Cues of what is switched off are not read; what the learner has switched on stays on screen.
    if (track.mode === 'disabled') track.mode = 'hidden';
    if (element.readyState === loaded) read();
    else if (element.readyState === failed) fail();
    element.addEventListener('load', read);
    element.addEventListener('error', fail);
    return () => {
      element.removeEventListener('load', read);
      element.removeEventListener('error', fail);
    };
  }, [video, index, tries]);
  return lines;
}
