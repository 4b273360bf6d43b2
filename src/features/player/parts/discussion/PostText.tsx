import { Fragment } from 'react';
import { linkParts } from './linkParts.ts';

/** The text of a post: plain, with its line breaks, and with links that lead out of the portal. */
export const PostText = ({ text }: { readonly text: string }) => (
  <p className="post-text" dir="auto">
    {linkParts(text).map((part, index) => (
      <Fragment key={index}>
        {typeof part === 'string' ? (
          part
        ) : (
          <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
            {part.href}
          </a>
        )}
      </Fragment>
    ))}
  </p>
);
