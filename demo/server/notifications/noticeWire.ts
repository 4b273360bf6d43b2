import type { Notice } from '../../../src/domain/notifications/notice.ts';

const date = (at: number | null) => (at === null ? null : new Date(at));

/** A personal notice as it goes over the wire (CALL-83): times as ISO text. */
export function noticeWire(notice: Notice) {
  if (notice.kind === 'dueSoon') return { ...notice, at: date(notice.at) };
  return notice.kind === 'certificate' ? { ...notice, expires: date(notice.expires) } : notice;
}
