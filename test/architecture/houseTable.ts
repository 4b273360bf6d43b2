import { areaOf } from './areas.ts';

/** The allowed imports of each area, from the table of CONTRIBUTING.md, by the area names of `areaOf`. */
export function houseTable(guide: string): Record<string, string[]> {
  const table = guide.slice(guide.indexOf('| folder | holds | may import |'));
  const rows = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| (`.+`) \|.+\| (.+) \|$/gm)];
  return Object.fromEntries(rows.map(([, folders = '', imports = '']) => [areaOfRow(folders), namesIn(imports)]));
}

function areaOfRow(folders: string): string {
  const paths = [...folders.matchAll(/`(.+?)`/g)].map(([, path = '']) => path.replace(/\/x$/, ''));
  const areas = new Set(paths.map((path) => areaOf(/\.ts$/.test(path) ? path : `${path}/`)));
  if (areas.size !== 1) throw new Error(`${folders} is not one area`);
  return String([...areas][0]);
}

const namesIn = (imports: string) => (imports === 'nothing' ? [] : imports.split(', '));
