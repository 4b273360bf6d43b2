import { basename, extname } from 'node:path';
import { displayModes, type ActivityType, type DisplayMode } from '../../../src/domain/course/states.ts';
import { contentTypes, resourceKinds, type ResourceKind } from '../../../src/domain/course/resources.ts';
import type { ActivityResource } from '../db/activityResource.ts';
import type { activities, files } from '../db/schema.ts';
import type { ltiLinks } from '../db/schemaLti.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { mediaTypeOf } from '../http/mediaTypeOf.ts';
import type { SeedDates } from './seedDates.ts';

/**
 * The settings in a part's first line about its files and how it is shown. A file is private, and lies below `seed/files`, unless its name
 * begins with `/media/` or `https:`.
 */
export interface MaterialFile {
  readonly file?: string;
  readonly attachments?: readonly string[];
  readonly captions?: readonly { readonly file: string; readonly language: string; readonly label: string }[];
  readonly poster?: string;
  /** `starts` is days from the day of the seed. */
  readonly event?: {
    readonly starts: number;
    readonly minutes: number;
    readonly place?: string;
    readonly joinUrl?: string;
  };
  /** The kind of learning resource, where it is named (KIND-1). */
  readonly kind?: ResourceKind;
  readonly display?: DisplayMode;
  readonly width?: number;
  readonly height?: number;
  /** It is better on a desktop. */
  readonly desktop?: boolean;
  /** A team does it; a learner may also do it alone where that is set too. */
  readonly together?: boolean;
  readonly alone?: boolean;
  readonly image?: string;
  /** Files may be attached to its answer. */
  readonly files?: NonNullable<ActivityResource['files']>;
  /** The tool of a part of type `lti`, by its name in `tools.json`. */
  readonly tool?: ToolFile;
}

/** The tool that plays a part, its path, and its custom parameters; by LTI 1.1 where that is set. */
export interface ToolFile {
  readonly name: string;
  readonly path?: string;
  readonly custom?: Readonly<Record<string, string>>;
  readonly version?: '1.1';
}

type Columns = Pick<
  typeof activities.$inferInsert,
  | 'contentType'
  | 'resourceKind'
  | 'displayMode'
  | 'preferredWidth'
  | 'preferredHeight'
  | 'supportMobileView'
  | 'supportCollaborativeMode'
  | 'supportPersonalMode'
  | 'imageUrl'
  | 'resource'
>;

/** The origin of the demonstration's tool in the seed; the real one is known when the server starts. */
export const toolPlaceholder = 'http://tool.invalid';

const isPublic = (name: string) => /^(\/media\/|https:)/.test(name);

function contentTypeOf(type: ActivityType, { file, tool }: MaterialFile) {
  if (type === 'composite') return contentTypes.composite;
  if (type === 'lti') return tool?.version === '1.1' ? contentTypes.lti11 : contentTypes.lti13;
  if (file === undefined) return contentTypes.text;
  if (file.startsWith('https://vimeo.com/')) return contentTypes.vimeo;
  return isPublic(file) ? contentTypes.publicFile : contentTypes.privateFile;
}

/** Columns of an activity, its private files, and the tool that plays it. */
export function readMaterial(
  activityId: string,
  type: ActivityType,
  material: MaterialFile,
  { at }: SeedDates,
): {
  readonly columns: Columns;
  readonly files: readonly (typeof files.$inferInsert)[];
  readonly links: readonly (typeof ltiLinks.$inferInsert)[];
} {
  const own: (typeof files.$inferInsert)[] = [];
  const address = (path: string, attached = false) => {
    if (isPublic(path)) return path;
    const id = uuidOf(`file:${activityId}:${path}`);
    if (!own.some((one) => one.id === id))
      own.push({ id, activityId, name: basename(path), mediaType: mediaTypeOf(path), path, attached });
    return `/api/lms-storage/v1/files/${id}`;
  };
  const wire = (path: string, attached = false) => ({
    name: basename(path),
    url: address(path, attached),
    mediaType: extname(path) ? mediaTypeOf(path) : '',
  });
  const { file, attachments, captions, poster, event, tool, files: taken } = material;
  const resource: ActivityResource = {
    ...(file && { file: wire(file) }),
    ...(attachments && { attachments: attachments.map((path) => wire(path, true)) }),
    ...(captions && { captions: captions.map(({ file: path, ...rest }) => ({ ...rest, url: address(path) })) }),
    ...(poster && { poster: address(poster) }),
    ...(taken && { files: taken }),
    ...(event && {
      event: {
        startsAt: at(event.starts).toISOString(),
        endsAt: new Date(at(event.starts).getTime() + event.minutes * 60_000).toISOString(),
        ...(event.place && { place: event.place }),
        ...(event.joinUrl && { joinUrl: event.joinUrl }),
      },
    }),
  };
  return {
    files: own,
    links: tool
      ? [
          {
            activityId,
            toolId: tool.name,
            url: tool.path === undefined ? null : `${toolPlaceholder}${tool.path}`,
            custom: tool.custom ?? {},
          },
        ]
      : [],
    columns: {
      contentType: contentTypeOf(type, material),
      resourceKind: resourceKinds[material.kind ?? 'none'],
      displayMode: displayModes[material.display ?? 'embeddedAuto'],
      preferredWidth: material.width ?? null,
      preferredHeight: material.height ?? null,
      supportMobileView: material.desktop !== true,
      supportCollaborativeMode: material.together ?? false,
      supportPersonalMode: material.alone ?? material.together !== true,
      imageUrl: material.image ?? null,
      resource: Object.keys(resource).length > 0 ? resource : null,
    },
  };
}
