import { array, fallback, nullish, object, pipe, string, transform, type GenericSchema } from 'valibot';
import type { Attachment, PartContent } from '../domain/partContent.ts';
import { activityTypes, contentTypes } from '../domain/states.ts';
import { flag, instant, oneOf, text } from './fields.ts';

const words = fallback(string(), '');
const file: GenericSchema<unknown, Attachment> = pipe(
  object({ name: words, url: string(), mediaType: words }),
  transform(({ mediaType, ...rest }) => ({ ...rest, mediaType: mediaType.split(';')[0]!.trim().toLowerCase() })),
);
const captions = object({ url: string(), language: words, label: words });
const event = object({ startsAt: instant, endsAt: instant, place: text, joinUrl: text });
const noEvent = { startsAt: null, endsAt: null, place: null, joinUrl: null };

/** What a part holds, as its call answers; what cannot be read of it is left out, and the text stays. @assumed */
export const partContent: GenericSchema<unknown, PartContent> = pipe(
  object({
    activityPathId: string(),
    type: oneOf(activityTypes, 'text'),
    contentType: oneOf(contentTypes, 'text'),
    content: words,
    file: fallback(nullish(file, null), null),
    attachments: fallback(nullish(array(file), []), []),
    captions: fallback(nullish(array(captions), []), []),
    poster: text,
    event: fallback(nullish(event, null), null),
    asksAnswer: flag,
  }),
  transform(({ type, contentType, content: html, file: main, captions: tracks, poster, event: meeting, asksAnswer, ...rest }): PartContent => {
    const written = { ...rest, html };
    if (type === 'event') return { ...written, kind: 'event', ...(meeting ?? noEvent) };
    if (!main) return { ...written, kind: 'text', asksAnswer };
    if (contentType === 'vimeo') return { ...written, kind: 'vimeo', file: main };
    return type === 'video' ? { ...written, kind: 'video', file: main, captions: tracks, poster } : { ...written, kind: 'file', file: main };
  }),
);
