import { useState, type MouseEvent } from 'react';
import { fetchFile } from '../../../data/player/fetchFile.ts';
import { isFramed } from '../../../ui/isFramed.ts';
import type { RuntimePort } from '../../../runtime/port.ts';
import type { FilePlace } from './fileModel.ts';
import { saveBytes } from './saveBytes.ts';

/**
 * What a link to a file needs. A file of an LMS on another origin is fetched in the learner's name and then saved, since a link cannot
 * say who asks. So is one of a page in a frame (FRAME-6): browsers send none of its cookies with what is saved by a link. Any other is
 * left to the browser.
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
        saveBytes(bytes as Uint8Array<ArrayBuffer>, name, type);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  // By a middle click it would be asked for without any word of who asks, too.
  const onAuxClick = (event: MouseEvent) => void (event.button === 1 && onClick(event));
  return { state, link: { href, onClick, onAuxClick, ...(at === 'elsewhere' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name }) } };
}
