import type { Banner } from '../../../../domain/home/banner.ts';
import { useBanners } from '../../../../data/home/useBanners.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { BannerCard } from './BannerCard.tsx';

export interface BannersProps {
  readonly banners: readonly Banner[];
  readonly userId: string | null;
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
  /** Called when a banner was closed, because the focus must move. */
  readonly onClosed: () => void;
}

/** The tenant's banners, in its order. The learner can close each one permanently (DASH-9, DASH-10). */
export function Banners({ banners, userId, moment, headingLevel, onClosed }: BannersProps) {
  const t = useTexts('home');
  const { shown, close } = useBanners(banners, userId, moment);
  if (shown.length === 0) return null;
  return (
    <section className="home-banners" aria-label={t('banners')}>
      {shown.map((banner) => (
        <BannerCard
          key={banner.id}
          banner={banner}
          headingLevel={headingLevel}
          onClose={() => {
            close(banner.id);
            onClosed();
          }}
        />
      ))}
    </section>
  );
}
