import { pictureOn } from '../../../../web/pictureOn.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import type { Route } from '../../../../routes/route.ts';
import { usePort } from '../../../../port/context.tsx';
import { Cover } from '../../../../ui/cover/Cover.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Mark } from '../../../../ui/tree/Mark.tsx';
import { ProgressBar } from '../../../../ui/progress/ProgressBar.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import tree from '../../../../ui/tree/tree.css';
import { useLinks } from '../../base/links.ts';
import type { Tile } from './tileModel.ts';
import css, { classes } from './tiles.css';

export interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly routeOf: (axis: readonly string[]) => Route;
}

/** The parts of a module, or of a course, as tiles to choose from (PRESENT-1). */
export function Tiles({ tiles, routeOf }: TilesProps) {
  useSheet(css);
  // The marks need the sheet of the tree, because a phone does not show the tree itself.
  useSheet(tree);
  const t = useTexts('player');
  const links = useLinks();
  const { host } = usePort();
  return (
    <ul className="tiles">
      {tiles.map(({ id, axis, name, cover, imageUrl, icon, iconLabel, sub, subTone, mark, dim, progress }) => (
        <li key={id}>
          <a className={dim ? 'tile dim' : 'tile'} {...links.to(routeOf(axis))}>
            <Cover {...cover} imageUrl={pictureOn(imageUrl, host.apiBase)} dimmed={dim ?? false} />
            <div className="what">
              <span className="tile-kind">
                {icon && <Icon of={icon} size="s" />}
                {iconLabel}
              </span>
              <b>
                <bdi>{name}</bdi>
              </b>
              {sub && <span className={`${classes.sub} ${subTone ?? ''}`}>{sub}</span>}
              {progress && (
                <>
                  <span className={`${classes.sub} num`}>{progress.text}</span>
                  <span aria-hidden="true">
                    <ProgressBar value={progress.value} label={t('progress')} text={progress.text} size="thin" />
                  </span>
                </>
              )}
              {mark && <Mark {...mark} />}
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
