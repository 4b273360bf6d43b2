import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { Measure } from '../../../ui/Measure.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import tree from '../../../ui/tree.css';
import { useLinks } from '../links.ts';
import type { Tile } from './tileModel.ts';
import css from './tiles.css';

export interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly routeOf: (axis: readonly string[]) => Route;
}

/** The parts of a module, or of a course, as tiles to choose from (PRESENT-1). */
export function Tiles({ tiles, routeOf }: TilesProps) {
  useSheet(css);
  // Marks look as they do in the tree, which is not there on a phone.
  useSheet(tree);
  const t = useTexts('player');
  const links = useLinks();
  return (
    <ul className="tiles">
      {tiles.map(({ id, axis, name, cover, imageUrl, icon, iconLabel, sub, subTone, mark, dim, progress }) => (
        <li key={id}>
          <a className={dim ? 'tile dim' : 'tile'} {...links.to(routeOf(axis))}>
            <Cover {...cover} imageUrl={imageUrl} dimmed={dim ?? false} />
            <div className="what">
              <span className="of">{icon && <Icon of={icon} size="s" />}{iconLabel}</span>
              <b><bdi>{name}</bdi></b>
              {sub && <span className={`sub ${subTone ?? ''}`}>{sub}</span>}
              {progress && (
                <>
                  <span className="sub num">{progress.text}</span>
                  <span aria-hidden="true"><Measure value={progress.value} label={t('progress')} text={progress.text} size="thin" /></span>
                </>
              )}
            </div>
            {mark && <Mark {...mark} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
