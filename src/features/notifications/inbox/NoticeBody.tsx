import type { Notice } from '../../../domain/notifications/notice.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { noticeRoute } from '../../../routes/noticeRoute.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import { classes } from './news.css';
import { noticeWords } from './noticeWords.ts';

/** The text of a personal notice, and a link to its place (NOTE-11, NOTE-12). */
export function NoticeBody({ notice }: { readonly notice: Notice }) {
  const [t, formats, { clock, routes }] = [useTexts('notifications'), useFormats(), usePort()];
  const { text, details, link } = noticeWords(notice, t, formats, clock.now());
  return (
    <>
      <p className={classes['news-text']}>{text}</p>
      {details.length > 0 && (
        <ul className={classes['news-details']}>
          {details.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p>
        <a className="link" {...routeLink(noticeRoute(notice), routes.hrefFor)}>
          {link}
        </a>
      </p>
    </>
  );
}
