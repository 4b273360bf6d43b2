import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CloudDownload from 'lucide/dist/esm/icons/cloud-download.mjs';
import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { useEffect, useRef, useState } from 'react';
import { keepCourse } from '../../../../data/kept/keepCourse.ts';
import { keepings } from '../../../../data/kept/keepings.ts';
import type { KeepPlan } from '../../../../data/kept/KeepPlan.ts';
import { useKept } from '../../../../data/kept/useKept.ts';
import { useFormats } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { useStore } from '../../../../port/useStore.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { ProgressBar } from '../../../../ui/progress/ProgressBar.tsx';
import { sizeText } from '../../../../web/sizeText.ts';
import { KeepDialog } from './KeepDialog.tsx';
import { keepView } from './keepModel.ts';
import type { KeepPlaceProps } from './KeepPlaceProps.ts';

/** The state of the course's kept copy, with the actions on it. */
export function KeepPlace({ access, run, days, t }: KeepPlaceProps) {
  const port = usePort();
  const formats = useFormats();
  const kept = useKept();
  const [open, setOpen] = useState(false);
  const { id: objectiveId, name } = access.objective;
  const course = kept.courses && kept.courses.find((one) => one.objectiveId === objectiveId);
  const view = keepView(course, useStore(keepings(port))[objectiveId]);
  const box = useRef<HTMLDivElement>(null);
  // The clicked button disappears, so the focus moves to another button of this place.
  const asked = useRef(false);
  const { kind } = view;
  useEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    if (asked.current && !open && !root?.activeElement)
      box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [kind, open]);
  if (view.kind === 'hidden') return null;
  const ask = () => {
    asked.current = true;
    setOpen(true);
  };
  const keep = (plan: KeepPlan) => {
    setOpen(false);
    void keepCourse(port, { objectiveId, name, plan }).then((done) => done && port.notices.announce(t('kept')));
  };
  const remove = async () => {
    asked.current = true;
    if (await kept.remove(objectiveId)) port.notices.announce(t('deleted'));
  };
  const again = (
    <Button icon={CloudDownload} aria-haspopup="dialog" onClick={ask}>
      {t(kind === 'offered' ? 'keep' : 'update')}
    </Button>
  );
  const away = (
    <Button look="quiet" icon={Trash2} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
  return (
    <div className="keep" ref={box}>
      {view.kind === 'offered' && again}
      {view.kind === 'keeping' && (
        <div className="keep-now">
          <div className="keep-bar">
            <b>{t('keeping')}</b>
            <ProgressBar
              value={view.bytes > 0 ? view.done / view.bytes : 0}
              label={t('keeping')}
              text={formats.percent(view.bytes > 0 ? view.done / view.bytes : 0)}
            />
            <span className="keep-facts muted num">
              <span>{formats.percent(view.bytes > 0 ? view.done / view.bytes : 0)}</span>
              <span>{sizeText(view.bytes, formats.dateTag)}</span>
            </span>
          </div>
          <Button
            onClick={() => {
              asked.current = true;
              view.cancel();
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      )}
      {view.kind === 'failed' && (
        <Notice tone="warning" icon={CircleAlert} role="alert" title={t('failed')} actions={again}>
          {t(view.text)}
        </Notice>
      )}
      {(view.kind === 'kept' || view.kind === 'partly') && (
        <div className="keep-has">
          <Icon of={view.kind === 'kept' ? CircleCheck : CircleAlert} />
          <p>
            <b>{t(view.kind)}</b>
            <span className="keep-facts muted num">
              <span>{formats.moment(view.course.at, port.clock.now())}</span>
              <span>{sizeText(view.course.bytes, formats.dateTag)}</span>
            </span>
          </p>
          {again}
          {away}
        </div>
      )}
      {open && (
        <KeepDialog
          access={access}
          run={run}
          days={days}
          t={t}
          course={course ?? undefined}
          kept={kept}
          onKeep={keep}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
