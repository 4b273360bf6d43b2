import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { askVideo } from '../../../../data/player/reading/askVideo.ts';
import type { Range } from '../../../../domain/tree/seenShare.ts';
import { usePort } from '../../../../port/context.tsx';
import type { PartProps } from '../PartProps.ts';
import { useLinks } from '../../base/links.ts';
import { NotPlaying } from './NotPlaying.tsx';
import { Transcript } from './Transcript.tsx';
import { Under } from './Under.tsx';
import { useWatch } from './useWatch.ts';
import { crossOriginOf, filmAddress, videoFailure, type VideoFailure } from './videoModel.ts';
import { times } from '../../../../plain/times.ts';

export interface FilmProps extends PartProps<'video'> {
  /** The learner whose position and seen ranges are stored; empty if unknown. */
  readonly userId: string;
  /** The second that the address names (TUTOR-22); null where it names none. */
  readonly named: number | null;
  /** Starts the player again, at the same position. */
  readonly retry: () => void;
}

const rangesOf = (played: TimeRanges): Range[] => times(played.length, (at) => [played.start(at), played.end(at)]);

/**
 * The browser's own player (VIDEO-1) with its captions. It opens paused, at the position that the address names
 * (TUTOR-22), else at the learner's last one (RESUME-2).
 */
export function Film({ content, name, userId, named, workflowId, headingLevel, done, onSeen, retry }: FilmProps) {
  const port = usePort();
  const { apiBase } = port.host;
  const [file, captions] = [
    filmAddress(content.file.url, apiBase),
    content.captions.map((one) => ({ ...one, url: filmAddress(one.url, apiBase) })).filter(({ url }) => url !== ''),
  ];
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [size, setSize] = useState<string>();
  const [resume, setResume] = useState<number | null>(null);
  const [measured, setMeasured] = useState(true);
  const [failure, setFailure] = useState<VideoFailure | 'asking' | null>(null);
  const [tries, setTries] = useState(0);
  const { watch, share } = useWatch({
    userId,
    workflowId,
    activityPathId: content.activityPathId,
    done,
    onSeen,
    onArrived: (from) => named === null && openAt(from),
  });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const openAt = (from: number | null) => {
    if (from !== null && video) video.currentTime = from;
    setResume(from);
  };
  const begin = ({ currentTarget: { duration, videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) => {
    if (videoWidth && videoHeight) setSize(`${videoWidth}/${videoHeight}`);
    setMeasured(Number.isFinite(duration));
    const stopped = watch.begin(duration);
    openAt(named !== null && named < duration ? named : stopped);
  };
  const tell = ({ currentTarget: { currentTime, duration, played, paused } }: SyntheticEvent<HTMLVideoElement>) =>
    watch.tell({ at: currentTime, duration, played: rangesOf(played), playing: !paused });
  const fail = async ({ currentTarget: { error } }: SyntheticEvent<HTMLVideoElement>) => {
    setFailure('asking');
    const answer = await askVideo(port, file);
    if (here.current)
      setFailure(
        videoFailure(error?.code ?? 0, answer, !/^https?:/.test(file) || new URL(file).origin === location.origin),
      );
  };
  const goOn = useCallback(
    (from: number) => {
      if (!video) return;
      video.currentTime = from;
      video.focus();
      video.play().catch(() => undefined);
    },
    [video],
  );
  const { followed } = useLinks();
  useEffect(() => {
    if (followed > 0 && video && named !== null && named < video.duration) video.currentTime = named;
  }, [followed, video, named]);
  usePosterAgain(video);
  const again = useCallback(() => setTries((before) => before + 1), []);
  if (failure && failure !== 'asking')
    return (
      <div className="film">
        <NotPlaying failure={failure} headingLevel={headingLevel} retry={retry} />
      </div>
    );
  return (
    <div className={`film${captions.length > 0 ? ' spoken' : ''}`}>
      <div className="watching">
        <video
          className="screen"
          style={size ? { aspectRatio: size } : undefined}
          ref={setVideo}
          src={file}
          poster={content.poster === null ? undefined : filmAddress(content.poster, apiBase) || undefined}
          crossOrigin={crossOriginOf(
            file,
            captions.map(({ url }) => url),
            location.origin,
            new URL(apiBase).origin,
          )}
          aria-label={name}
          controls
          controlsList="nodownload"
          playsInline
          preload="metadata"
          onLoadedMetadata={begin}
          onTimeUpdate={tell}
          onPause={tell}
          onPlay={() => setResume(null)}
          onEnded={() => watch.end(measured)}
          onError={fail}
        >
          {captions.map(({ url, language, label }) => (
            <track
              key={`${url} ${tries}`}
              kind="captions"
              src={url}
              srcLang={language || undefined}
              label={label || language}
            />
          ))}
        </video>
        <Under resume={resume} goOn={goOn} done={done} share={share} measured={measured} />
      </div>
      {captions.length > 0 && <Transcript video={video} captions={captions} tries={tries} retry={again} />}
    </div>
  );
}

/** A poster that cannot be loaded is not reported: it is requested again when the connection is back (LATE-3). */
function usePosterAgain(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const ask = () => {
      const { poster } = video;
      if (!poster) return;
      // Firefox ignores setting the same address again.
      video.removeAttribute('poster');
      video.setAttribute('poster', poster);
    };
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [video]);
}
