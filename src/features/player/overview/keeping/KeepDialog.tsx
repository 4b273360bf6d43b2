import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useKeepPlan } from '../../../../data/kept/useKeepPlan.ts';
import type { KeepPlan } from '../../../../data/kept/KeepPlan.ts';
import type { KeptCourses } from '../../../../data/kept/useKept.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import type { KeptCourse } from '../../../../port/port.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { CheckField } from '../../../../ui/check/CheckField.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { sizeText } from '../../../../web/sizeText.ts';
import type { KeepPlaceProps } from './KeepPlaceProps.ts';
import { planView } from './keepModel.ts';

export interface KeepDialogProps extends KeepPlaceProps {
  readonly course: KeptCourse | undefined;
  readonly kept: KeptCourses;
  readonly onKeep: (plan: KeepPlan) => void;
  readonly onClose: () => void;
}

/** Says how much of a course can be kept, and which parts cannot, before anything is fetched (OFF-6). */
export function KeepDialog({ access, run, days, t, course, kept, onKeep, onClose }: KeepDialogProps) {
  const common = useTexts('common');
  const { plan, error, again } = useKeepPlan(access, run);
  const view = plan && planView(plan, course, kept.free);
  return (
    <Dialog
      title={t('keep')}
      closeLabel={common('close')}
      onClose={onClose}
      first=".keep-start, .keep-again"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {plan && view?.may && (
            <Button look="filled" className="keep-start" onClick={() => onKeep(plan)}>
              {t(course ? 'update' : 'start')}
            </Button>
          )}
        </>
      }
    >
      <div className="keep-says">
        {!plan && !error && <Spinner label={t('planning')} />}
        {error && (
          <Notice
            tone="danger"
            icon={CircleAlert}
            role="alert"
            title={error.code === 'offline' ? common('offline') : t('failed')}
            actions={
              <Button className="keep-again" onClick={again}>
                {common('tryAgain')}
              </Button>
            }
          />
        )}
        {plan && view && <Plan plan={plan} view={view} days={days} t={t} kept={kept} />}
      </div>
    </Dialog>
  );
}

function Plan({
  plan,
  view,
  days,
  t,
  kept,
}: Pick<KeepDialogProps, 'days' | 't' | 'kept'> & {
  readonly plan: KeepPlan;
  readonly view: ReturnType<typeof planView>;
}) {
  const { dateTag } = useFormats();
  if (view.isNothing) return <p>{t('nothing')}</p>;
  return (
    <>
      {view.since && <p role="status">{t(view.since)}</p>}
      <p>
        <b className="num">{t('holds', { count: plan.count, size: sizeText(plan.bytes, dateTag) })}</b>
        {kept.free !== null && <span className="muted num">{t('free', { size: sizeText(kept.free, dateTag) })}</span>}
      </p>
      {view.isTooLarge && <Notice tone="warning" icon={CircleAlert} role="alert" title={t('tooLarge')} />}
      {view.left.length > 0 && (
        <div>
          <h3>{t('notKept')}</h3>
          <ul>
            {view.left.map(({ activityPathId, name, why }) => (
              <li key={activityPathId}>
                <bdi>{name}</bdi> <span className="muted">({t(`why.${why}`)})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CheckField label={t('own')} help={t('ownHelp', { count: days })} checked={kept.own} onChange={kept.setOwn} />
      <p className="muted">{t('signOut')}</p>
    </>
  );
}
