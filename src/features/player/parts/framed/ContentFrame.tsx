import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import Maximize from 'lucide/dist/esm/icons/maximize-2.mjs';
import Minimize from 'lucide/dist/esm/icons/minimize-2.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useOnline } from '../../../../data/query/useOnline.ts';
import { allowOf, sandboxOf } from '../../../../domain/frame/frameRights.ts';
import type { Launch } from '../../../../domain/frame/launch.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { useFullscreen } from '../../../../ui/useFullscreen.ts';
import { useNearFrame } from '../../../../ui/scroll/useNearFrame.ts';
import type { ContentFrameProps } from './ContentFrameProps.ts';
import css from './framed.css';
import { framedView, placeInFrame, silentAfter } from './framedModel.ts';
import { FramedPanel } from './FramedPanel.tsx';
import { openWindow } from './openWindow.ts';
import { postForm } from './postForm.ts';
import { useFrameActivity } from './useFrameActivity.ts';
import { useGuest } from './useGuest.ts';
import { useLaunch } from './useLaunch.ts';

/**
 * The one component that runs embedded content (FRAMED-1). Its texts and code are loaded with the first such content.
 * Each attempt gets a new frame and a new launch, so that the history of the page gets no entry.
 */
export function ContentFrame(props: ContentFrameProps) {
  useSheet(css);
  return useLazyTexts('framed') ? <Framed {...props} /> : <div className="content-frame waits" aria-busy="true" />;
}

/** The state of an attempt: its frame has loaded, is late, or shows a page that does not belong there. */
function useSeen(tried: number) {
  const [seen, setSeen] = useState({ tried, loaded: false, late: false, strayed: false });
  const now = seen.tried === tried ? seen : { tried, loaded: false, late: false, strayed: false };
  return { now, see: (change: Partial<typeof seen>) => setSeen({ ...now, ...change, tried }) };
}

function Framed(props: ContentFrameProps) {
  const { kind, name, headingLevel, userId } = props;
  const t = useTexts('framed');
  const common = useTexts('common');
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const target = `lectern-${useId()}`;
  const online = useOnline();
  const near = useNearFrame(place);
  const { tried, launch, error, again } = useLaunch(near && online, props.launch);
  const { now, see } = useSeen(tried);
  const view = framedView({ near, online, launched: launch !== null, error, ...now });
  const here = () => {
    if (!now.loaded) see({ loaded: true });
    props.onHeard?.();
  };
  const told = useGuest({
    frame,
    name,
    launch,
    userId,
    onHeard: here,
    onReturned: (said) => props.onReturned?.(said),
  });
  useFrameActivity(frame, launch !== null);

  const back = view.kind === 'offline' && error !== null && online;
  const comeBack = useEffectEvent(again);
  useEffect(() => {
    if (back) comeBack();
  }, [back]);
  const late = useEffectEvent(() => see({ late: true }));
  const waits = launch !== null && !now.loaded && !now.strayed;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => late(), silentAfter);
    return () => clearTimeout(timer);
  }, [waits, tried]);
  const stand = useEffectEvent(() => frame.current && launch && props.onFrame?.(frame.current, launch));
  // A layout effect, because a page that loads at once sends its first message before the next frame is drawn.
  useLayoutEffect(() => {
    const end = launch && stand();
    return () => end?.();
  }, [launch]);
  useEffect(() => {
    if (launch?.kind === 'form' && place.current) postForm(place.current, launch, target);
  }, [launch, target]);

  const onLoad = () => {
    const found = placeInFrame(addressIn(frame.current), launch?.kind === 'address' ? launch.address : null);
    if (found === 'strayed') see({ strayed: true });
    else if (found === 'content') here();
  };
  const openButton = props.windowed && <WindowButton launch={props.launch} />;
  if (view.kind === 'offline' || view.kind === 'failed' || view.kind === 'strayed')
    return (
      <div className="content-frame" ref={place}>
        <FramedPanel view={view} headingLevel={headingLevel} again={again} open={openButton} />
      </div>
    );
  return (
    <Stand {...props} place={place} told={told} busy={view.kind !== 'shown'} again={again} open={openButton}>
      {view.kind === 'silent' && (
        <Notice
          tone="warning"
          icon={TriangleAlert}
          role="status"
          title={t('silent', { name })}
          actions={<Button onClick={again}>{common('tryAgain')}</Button>}
        >
          {t('silentText')}
        </Notice>
      )}
      <div className="frame-place">
        {launch && (
          <iframe
            key={tried}
            ref={frame}
            name={target}
            part="frame"
            title={name}
            sandbox={sandboxOf(kind)}
            allow={allowOf(kind, asksIn(props, launch), launch.origin)}
            referrerPolicy="strict-origin-when-cross-origin"
            src={launch.kind === 'address' ? launch.address : undefined}
            onLoad={onLoad}
          />
        )}
        {(view.kind === 'loading' || view.kind === 'far') && (
          <div className="frame-cover">
            <Spinner label={t('loading', { name })} />
          </div>
        )}
      </div>
    </Stand>
  );
}

interface StandProps extends Pick<ContentFrameProps, 'display' | 'box' | 'fullscreen'> {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The height that the content requested. */
  readonly told: number | null;
  readonly busy: boolean;
  readonly again: () => void;
  readonly open: ReactNode;
  readonly children: ReactNode;
}

/** The box of a frame in its configured size (FRAMED-4), with its tools. */
function Stand({ display, box, fullscreen, place, told, busy, again, open, children }: StandProps) {
  const t = useTexts('framed');
  const { full, toggle } = useFullscreen(place);
  const custom = display === 'embeddedCustom' ? box : null;
  const height = custom?.height ?? told;
  const style = {
    ...(custom?.width && { '--frame-width': `${custom.width}px` }),
    ...(height && { '--frame-height': `${height}px` }),
  } as CSSProperties;
  return (
    <div
      className={`content-frame${full ? ' full-screen' : ''}${custom?.width ? ' custom' : ''}`}
      ref={place}
      style={style}
      aria-busy={busy || undefined}
    >
      {children}
      <div className="frame-tools">
        {!busy && (
          <Button look="quiet" icon={RefreshCw} onClick={again}>
            {t('reload')}
          </Button>
        )}
        {open}
        {fullscreen && full !== null && (
          <Button look="quiet" icon={full ? Minimize : Maximize} onClick={toggle}>
            {t(full ? 'leaveFull' : 'fullScreen')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Opens the content in a separate window (FRAMED-10). */
function WindowButton({ launch }: Pick<ContentFrameProps, 'launch'>) {
  const t = useTexts('framed');
  const { notices } = usePort();
  const blocked = (text: string) => notices.show({ tone: 'warning', title: t('windowFailed'), text });
  const open = () =>
    void openWindow(window, () => launch(new AbortController().signal)).then(
      (opened) => !opened && blocked(t('windowBlocked')),
      () => blocked(t('why.failed')),
    );
  return (
    <Button look="quiet" icon={ExternalLink} onClick={open}>
      {t('openWindow')}
    </Button>
  );
}

/** The rights that the content requested and the course allows (FRAMED-7). */
const asksIn = ({ fullscreen }: ContentFrameProps, { asks }: Launch) =>
  fullscreen ? asks : asks.filter((right) => right !== 'fullscreen');

/** Address of the frame's document, if the page may read it; null if it has another origin. */
function addressIn(frame: HTMLIFrameElement | null): string | null {
  try {
    return frame?.contentWindow?.location.href ?? '';
  } catch {
    return null;
  }
}
