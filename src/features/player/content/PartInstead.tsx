import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Puzzle from 'lucide/dist/esm/icons/puzzle.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon, type IconNode } from '../../../ui/text/Icon.tsx';
import { useLinks } from '../base/links.ts';
import type { Body } from './bodyModel.ts';

const Sign = ({ of }: { readonly of: IconNode }) => (
  <span className="muted">
    <Icon of={of} size="lg" />
  </span>
);

interface PartInsteadProps {
  readonly body: Exclude<Body, { kind: 'content' | 'team' | 'tiles' | 'longRead' }>;
  readonly routeOf: (axis: readonly string[]) => Route;
}

/** The replacement of the content: an icon, the reason, and links to other parts. */
export const PartInstead = (props: PartInsteadProps) => (
  <div className="instead" part="blank">
    <Reason {...props} />
  </div>
);

function Reason({ body, routeOf }: PartInsteadProps) {
  const t = useTexts('player');
  const links = useLinks();
  switch (body.kind) {
    case 'closed': {
      const [before = '', after = ''] = t('completeFirst').split('<0>');
      return (
        <>
          <Sign of={body.draft ? Clock : Lock} />
          <p>
            {body.text}
            {body.first && (
              <>
                {' '}
                {before}
                <a className="link" {...links.to(routeOf(body.first.axis))}>
                  <bdi>{body.first.name}</bdi>
                </a>
                {after}
              </>
            )}
            {body.more && ` ${body.more}`}
          </p>
          {body.first && (
            <Button look="filled" {...links.to(routeOf(body.first.axis))}>
              {t('goTo', { name: body.first.name })}
            </Button>
          )}
        </>
      );
    }
    case 'module':
      return (
        <>
          <p>{t('modulePanel')}</p>
          <ul className="choices">
            {body.children.map(({ axis, name }) => (
              <li key={axis.join('/')}>
                <a className="link" {...links.to(routeOf(axis))}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      );
    case 'unsupported':
      return (
        <>
          <Sign of={Puzzle} />
          <p>
            <b>{t('unsupported')}</b>
            {t('unsupportedText')}
          </p>
        </>
      );
    case 'missing':
      return <p>{t('partMissingText')}</p>;
    case 'empty':
      return <p>{t('emptyCourseText')}</p>;
  }
}
