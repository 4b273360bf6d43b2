import { useState, type MouseEvent } from 'react';
import { fetchFile } from '../../../../data/player/fetchFile.ts';
import { isFramed } from '../../../../web/isFramed.ts';
import type { RuntimePort } from '../../../../port/port.ts';
import type { FilePlace } from './fileModel.ts';
import { saveFile } from '../../../../web/saveFile.ts';

/**
 * Properties for a link to a file. A file of an LMS on another origin is fetched in the learner's name and then saved,
 * because a link cannot send the learner's token. This also holds for a file of a page in a frame (FRAME-6): browsers
 * do not send the frame's cookies when a link saves a file. All other files are left to the browser.
 */
export function useDownload(port: RuntimePort, { href, at }: FilePlace, name: string, type: string) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const onClick = (event: MouseEvent) => {
    if (at === 'elsewhere' || (at === 'page' && !isFramed())) return;
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    fetchFile(port, { url: href, from: 'portal' }, {}).then(
      (bytes) => {
        saveFile(bytes as Uint8Array<ArrayBuffer>, name, type);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  // A middle click would also request the file without the learner's name.
  const onAuxClick = (event: MouseEvent) => void (event.button === 1 && onClick(event));
  return {
    state,
    link: {
      href,
      onClick,
      onAuxClick,
      ...(at === 'elsewhere' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name }),
    },
  };
}
