import { useId } from 'react';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { Banner } from '../../../../domain/home/banner.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { useAttempt } from '../../../../ui/lazy/useAttempt.ts';
import { pictureOn } from '../../../../web/pictureOn.ts';
import { bannerTarget } from './bannerTarget.ts';

export interface BannerCardProps {
  readonly banner: Banner;
  readonly headingLevel: HeadingLevel;
  readonly onClose: () => void;
}

/** A banner: its title, a sentence, its link, and a decorative picture (DASH-9). */
export function BannerCard(props: BannerCardProps) {
  const { banner, headingLevel, onClose } = props;
  const { host, routes } = usePort();
  const t = useTexts('home');
  const id = useId();
  const picture = useAttempt(props);
  const target = bannerTarget(banner.link, host.apiBase);
  const image = pictureOn(banner.image, host.apiBase);
  const link = target && (target.kind === 'route' ? routeLink(target.route, routes.hrefFor) : { href: target.href });
  return (
    <article className="home-banner" part="banner" aria-labelledby={id}>
      {image && !picture.failed && (
        <img key={picture.attempt} src={image} alt="" loading="lazy" decoding="async" onError={picture.fail} />
      )}
      <div>
        <Heading level={headingLevel} id={id}>
          <bdi>{banner.title}</bdi>
        </Heading>
        {banner.text && (
          <p>
            <bdi>{banner.text}</bdi>
          </p>
        )}
        {link && (
          <a
            className="link"
            aria-describedby={id}
            {...link}
            {...(target?.kind === 'leave' && target.foreign && { rel: 'noopener' })}
          >
            {t('bannerMore')}
          </a>
        )}
      </div>
      <Button look="bare" icon={X} iconOnly onClick={onClose}>
        {t('bannerClose', { title: banner.title })}
      </Button>
    </article>
  );
}
