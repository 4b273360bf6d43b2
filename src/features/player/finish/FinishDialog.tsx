import { useQuery } from '../../../data/query/useQuery.ts';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { asError } from '../../../commands/asError.ts';
import { treeQuery } from '../../../data/player/queries.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { FinishList } from './FinishList.tsx';
import { finishModel, type FinishModel } from './finishModel.ts';
import { useEnding, type EndCommand, type EndingOf } from './useEnding.ts';
import type { Route } from '../../../routes/route.ts';
import css from './finish.css';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { useLinks } from '../base/links.ts';
import { NotSent } from '../base/NotSent.tsx';
import { useFailureText } from '../../../panels/useFailureText.ts';
import { useWords } from '../base/useWords.ts';

export interface FinishDialogProps extends EndingOf {
  /** Axis of the open part, joined by `/`. */
  readonly current: string;
}

/** Asks for confirmation before a course or a module ends, or lists the parts that are left (FINISH-1 to FINISH-5). */
export function FinishDialog(props: FinishDialogProps) {
  useSheet(css);
  const { access, workflowId, current, within = null, onClose } = props;
  const port = usePort();
  const { clock } = port;
  const now = clock.now();
  const finish = useTexts('finish');
  const words = { ...useWords(now), finish };
  const { t } = words;
  const common = useTexts('common');
  const links = useLinks();
  const tree = useQuery(treeQuery(port, workflowId), port.cache);
  const { becauseSaved } = useFailureText(tree.error !== null);
  const context = { now, doubt: clock.doubt(), course: access.aggregate.lastObjectiveWorkflow?.state ?? null };
  const model = tree.data && finishModel(tree.data, context, current, words, within);
  const ending = useEnding(props, model?.how ?? 'finish');
  const contentRoute = (axis: readonly string[]): ContentRoute => ({
    name: 'content',
    objectiveId: access.objective.id,
    axis,
    query: '',
  });
  const open = (axis: readonly string[]) => {
    onClose();
    links.go(contentRoute(axis));
  };

  const body = () => {
    if (model)
      return <FinishBody model={model} ending={ending} contentRoute={contentRoute} onOpen={open} onStay={onClose} />;
    if (!tree.error) return <Spinner label={t('checking')} />;
    return (
      <Notice
        tone="danger"
        icon={CircleAlert}
        role="alert"
        title={t('contentFailed')}
        actions={
          <Button busy={tree.isFetching} onClick={() => void tree.refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {becauseSaved(asError(tree.error))}
      </Notice>
    );
  };
  return (
    <Dialog
      title={model ? model.title : ending.verb}
      closeLabel={common('close')}
      onClose={onClose}
      footer={model && <FinishButtons model={model} ending={ending} contentRoute={contentRoute} onClose={onClose} />}
    >
      {body()}
    </Dialog>
  );
}

type ContentRoute = Extract<Route, { readonly name: 'content' }>;

interface FinishPartProps {
  readonly model: FinishModel;
  readonly ending: EndCommand;
  readonly contentRoute: (axis: readonly string[]) => ContentRoute;
}

/** The parts that are left to do, and optional parts that the learner could also do. */
function FinishBody({
  model,
  ending,
  contentRoute,
  onOpen,
  onStay,
}: FinishPartProps & { readonly onOpen: (axis: readonly string[]) => void; readonly onStay: () => void }) {
  const t = useTexts('finish');
  const list = { contentRoute, onOpen, onStay };
  return (
    <>
      <p>{model.text}</p>
      {ending.unsent && model.canFinish && <NotSent text={ending.lost} retry={ending.run} />}
      {ending.phase === 'failed' && <Notice tone="danger" icon={CircleAlert} role="alert" title={t('actionFailed')} />}
      {model.groups.map((group) => (
        <FinishList key={group.text ?? ''} {...group} {...list} />
      ))}
      {model.also.length > 0 && (
        <>
          <h3 className="also">{t('alsoWant')}</h3>
          <FinishList items={model.also} {...list} quiet />
        </>
      )}
    </>
  );
}

/** Closes the dialog, and ends the course or leads to a part that is left. */
function FinishButtons({ model, ending, contentRoute, onClose }: FinishPartProps & { readonly onClose: () => void }) {
  const [t, player] = [useTexts('finish'), useTexts('player')];
  const common = useTexts('common');
  const links = useLinks();
  const { canFinish, goTo } = model;
  const link = goTo && links.to(contentRoute(goTo.axis));
  return (
    <>
      <Button onClick={onClose}>{canFinish || model.open.length > 0 ? t('keepReading') : common('close')}</Button>
      {canFinish && (
        <Button look="filled" busy={ending.phase === 'sending'} onClick={ending.run}>
          {ending.verb}
        </Button>
      )}
      {!canFinish && link && (
        <Button
          look="filled"
          iconEnd={ArrowRight}
          {...link}
          onClick={(event) => {
            onClose();
            link.onClick(event);
          }}
        >
          {player('goTo', { name: goTo.name })}
        </Button>
      )}
    </>
  );
}
