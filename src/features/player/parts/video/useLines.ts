import { useEffect, useState } from 'react';
import type { Line } from './videoModel.ts';

const loaded = 2;
const failed = 3;

/** The spoken lines that the browser reads from the captions. */
function linesOf(cues: TextTrackCueList | null): Line[] {
  return [...(cues ?? [])].map((cue) => {
    const said = (cue as VTTCue).getCueAsHTML();
    // The name of the speaker is the title of the spoken text.
    const voice = said.querySelector<HTMLElement>('[title]')?.title ?? '';
    return { start: cue.startTime, end: cue.endTime, voice, text: said.textContent.replace(/\s+/g, ' ').trim() };
  });
}

/**
 * The lines of one of the captions of a video; null while they load.
 * @param tries changes when the lines are to be requested again
 */
export function useLines(
  video: HTMLVideoElement | null,
  index: number,
  tries: number,
): readonly Line[] | 'failed' | null {
  const [lines, setLines] = useState<readonly Line[] | 'failed' | null>(null);
  useEffect(() => {
    setLines(null);
    const element = video?.querySelectorAll('track')[index];
    if (!element) return;
    const { track } = element;
    const read = () => setLines(linesOf(track.cues));
    const fail = () => setLines('failed');
    // A browser does not read cues of captions that are switched off. Captions that the learner has switched on stay on
    // screen.
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
