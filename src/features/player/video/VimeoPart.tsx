import { useEffect, useRef, useState } from 'react';
import { useUserId } from '../../../data/player/useUserId.ts';
import { vimeoAddress } from '../../../domain/vimeoAddress.ts';
import { useSheet } from '../../../ui/sheet.ts';
import { useNear } from '../../../ui/useNear.ts';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import { NotPlaying } from './NotPlaying.tsx';
import { Under } from './Under.tsx';
import { useWatch } from './useWatch.ts';
import css from './video.css';
import { followVimeo, type VimeoClass } from './vimeoFrame.ts';

const library = () => import('@vimeo/player').then((loaded) => loaded.default as unknown as VimeoClass);

export interface VimeoPartProps extends PartProps<'vimeo'> {
  /** Loads Vimeo's own library. */
  readonly load?: () => Promise<VimeoClass>;
}

/** A part that is a video at Vimeo (VIDEO-6, VIDEO-7): its player in a frame, and what its author wrote about it. */
export function VimeoPart(props: VimeoPartProps) {
  useSheet(css);
  const userId = useUserId();
  const [attempt, setAttempt] = useState(0);
  const { content: { file, html }, headingLevel } = props;
  const address = vimeoAddress(file.url);
  const retry = () => setAttempt(attempt + 1);
  return (
    <>
      {address === null ? (
        <div className="film"><NotPlaying failure="noVimeo" headingLevel={headingLevel} retry={retry} /></div>
      ) : userId === null ? (
        <div className="film"><div className="screen" aria-busy="true" /></div>
      ) : (
        <Frame key={attempt} {...props} {...address} userId={userId} retry={retry} />
      )}
      {html.trim() && <AuthorHtml html={html} headingLevel={headingLevel} />}
    </>
  );
}

interface FrameProps extends VimeoPartProps {
  readonly frame: string;
  readonly page: string;
  readonly userId: string;
  readonly retry: () => void;
}

/** A frame is loaded once a tenth of it is so near the view (MEDIA-5, CONST-15). */
const [ahead, part] = [100, 0.1];

/** The frame, once it comes near the view (MEDIA-5). */
function Frame({ content, name, frame, page, userId, workflowId, headingLevel, done, onSeen, retry, load = library }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, ahead, part);
  const player = useRef<ReturnType<typeof followVimeo>>(null);
  const [resume, setResume] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const { watch, share } = useWatch({ userId, workflowId, activityPathId: content.activityPathId, onSeen, onArrived: (from) => openAt(from) });
  const openAt = (from: number | null) => {
    if (from !== null) player.current?.seek(from);
    setResume(from);
  };
  useEffect(() => {
    const box = place.current;
    if (!near || !box) return;
    let here = true;
    // Made by hand: Vimeo's library takes it out of the page itself when it ends.
    const element = box.ownerDocument.createElement('iframe');
    element.className = 'screen';
    element.title = name;
    element.allow = 'autoplay; fullscreen; picture-in-picture';
    element.referrerPolicy = 'strict-origin-when-cross-origin';
    element.src = frame;
    box.replaceChildren(element);
    load().then(
      (Player) => {
        if (!here) return;
        player.current = followVimeo(Player, element, {
          onReady: (duration) => {
            const from = watch.begin(duration);
            if (from !== null) player.current?.seek(from);
            setResume(from);
          },
          onPlay: () => setResume(null),
          onPlaying: watch.tell,
          onEnd: watch.end,
          onFailed: () => setFailed(true),
        });
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
      player.current?.end();
      player.current = null;
      element.remove();
    };
  }, [near, frame, name, watch, load]);
  if (failed) return <div className="film"><NotPlaying failure="vimeo" headingLevel={headingLevel} retry={retry} page={page} /></div>;
  return (
    <div className="film">
      <div className="screen" ref={place} />
      <Under resume={resume} goOn={(from) => player.current?.play(from)} done={done} share={share} measured />
    </div>
  );
}
