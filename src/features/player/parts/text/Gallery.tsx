import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDirection, useFormats, useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { ContentImage } from './contentImages.ts';
import { classes } from './enlarged.css';

export interface GalleryProps {
  readonly images: readonly ContentImage[];
  /** The image that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** The images of a text, one at a time above the whole page; it stops at the first and at the last (MEDIA-1, MEDIA-8). */
export function Gallery({ images, first, onClose }: GalleryProps) {
  const t = useTexts('parts');
  const common = useTexts('common');
  const formats = useFormats();
  const { dir } = useDirection();
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  const { image, caption } = images[at] ?? {};
  useLayoutEffect(() => {
    if (!image) return;
    const copy = image.cloneNode(true) as ContentImage['image'];
    if (copy instanceof HTMLImageElement && image instanceof HTMLImageElement) {
      for (const name of ['loading', 'width', 'height']) copy.removeAttribute(name);
      // A bitmap picture is drawn at most at twice its size.
      if (!/\.svg\b|^data:image\/svg/.test(image.src) && image.naturalWidth)
        Object.assign(copy.style, {
          maxInlineSize: `${image.naturalWidth * 2}px`,
          maxBlockSize: `${image.naturalHeight * 2}px`,
        });
    }
    place.current?.replaceChildren(copy);
  }, [image]);

  const go = (to: number) => setAt(Math.min(Math.max(to, 0), images.length - 1));
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const ahead = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at - 1,
      [ahead]: at + 1,
      Home: 0,
      End: images.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const position = t('galleryOf', { part: formats.number(at + 1), total: formats.number(images.length) });
  const several = images.length > 1;
  return (
    <div onKeyDown={press}>
      <Dialog
        className={`${classes.whole} gallery`}
        title={position}
        closeLabel={common('close')}
        onClose={onClose}
        {...(several && {
          first: 'footer .btn:last-of-type',
          footer: (
            <>
              <Button icon={ChevronLeft} flip onClick={() => go(at - 1)} reason={at === 0 && t('galleryFirst')}>
                {t('galleryPrevious')}
              </Button>
              <Button
                iconEnd={ChevronRight}
                onClick={() => go(at + 1)}
                reason={at === images.length - 1 && t('galleryLast')}
              >
                {t('galleryNext')}
              </Button>
            </>
          ),
        })}
      >
        <VisuallyHidden live>{`${position}. ${caption}`}</VisuallyHidden>
        <figure>
          <div className="picture" ref={place} />
          {caption && <figcaption dir="auto">{caption}</figcaption>}
        </figure>
      </Dialog>
    </div>
  );
}
