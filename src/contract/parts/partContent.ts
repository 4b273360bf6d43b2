import { array, fallback, nullish, optional, pipe, string, transform, unknown, type GenericSchema } from 'valibot';
import type { Attachment, PartContent } from '../../domain/tree/partContent.ts';
import { activityTypes } from '../../domain/course/states.ts';
import { contentTypes } from '../../domain/course/resources.ts';
import { flag, instant, oneOf, text } from '../wire/fields.ts';
import { readAggregate } from './readActivity.ts';
import { object } from '../wire/object.ts';

const words = fallback(string(), '');
const file: GenericSchema<unknown, Attachment> = pipe(
  object({ name: words, url: string(), mediaType: words }),
  transform(({ mediaType, ...rest }) => ({ ...rest, mediaType: mediaType.replace(/;.*/s, '').trim().toLowerCase() })),
);
const captions = object({ url: string(), language: words, label: words });
const event = object({ startsAt: instant, endsAt: instant, place: text, joinUrl: text });
const noEvent = { startsAt: null, endsAt: null, place: null, joinUrl: null };

/** The content of a part, as the reply of its call gives it. Unreadable fields are left out, and the text stays. @assumed */
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
    asksSurvey: flag,
    activityWorkflowAggregate: optional(unknown()),
    resourceKind: optional(unknown()),
  }),
  transform(
    ({
      type,
      contentType,
      content: html,
      file: main,
      captions: tracks,
      poster,
      event: meeting,
      asksAnswer,
      asksSurvey,
      activityWorkflowAggregate: aggregate,
      resourceKind,
      ...rest
    }): PartContent => {
      const written = {
        ...rest,
        html,
        state: aggregate == null ? undefined : (readAggregate(aggregate).lastActivityWorkflow?.state ?? null),
      };
      if (type === 'event') return { ...written, kind: 'event', ...(meeting ?? noEvent) };
      if (/^(?:9|scorm)$/i.test(String(resourceKind))) return { ...written, kind: 'scorm' };
      // A tool stays a tool even if its author has left a file there.
      if (type === 'lti') return { ...written, kind: 'tool', version: contentType === 'lti11' ? 'lti11' : 'lti13' };
      if (type === 'discussion') return { ...written, kind: 'discussion' };
      if (asksSurvey) return { ...written, kind: 'survey' };
      if (!main) return { ...written, kind: 'text', asksAnswer };
      if (contentType === 'vimeo') return { ...written, kind: 'vimeo', file: main };
      return type === 'video'
        ? { ...written, kind: 'video', file: main, captions: tracks, poster }
        : { ...written, kind: 'file', file: main };
    },
  ),
);
