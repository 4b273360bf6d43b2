import { useState } from 'react';
import { useUserId } from '../../../../port/useUserId.ts';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { useLinks } from '../../base/links.ts';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import { Film } from './Film.tsx';
import css from './video.css';

/** A part that is a video: the video with its transcript, and the author's text about it (VIDEO-1). */
export function VideoPart(props: PartProps<'video'>) {
  useSheet(css);
  const userId = useUserId();
  const [attempt, setAttempt] = useState(0);
  const named = new URLSearchParams(useLinks().query).get('t');
  const { html } = props.content;
  return (
    <>
      {userId === null ? (
        <div className="film">
          <div className="screen" aria-busy="true" />
        </div>
      ) : (
        <Film
          key={`${attempt} ${named}`}
          {...props}
          userId={userId}
          named={named === null ? null : Number(named)}
          retry={() => setAttempt(attempt + 1)}
        />
      )}
      {html.trim() && <AuthorHtml html={html} headingLevel={props.headingLevel} />}
    </>
  );
}
