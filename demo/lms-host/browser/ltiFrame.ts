/** Messages of LTI that this page understands from the frame of a tool. */
const known = [
  'lti.capabilities',
  'lti.frameResize',
  'lti.put_data',
  'lti.get_data',
  'lti.scrollToTop',
  'lti.screenReaderAlert',
];
const [lowest, highest] = [200, 20_000];
const most = 200;

type Body = Readonly<Record<string, unknown>>;

/**
 * Answers the academy in the frame with the messages of LTI: for its height, and for values that it keeps here where the browser keeps
 * nothing for frames.
 */
export function ltiFrame(): void {
  const frame = document.querySelector<HTMLIFrameElement>('#tool');
  if (!frame) return;
  const tool = new URL(frame.src).origin;
  const kept = new Map<string, unknown>();

  const answers: Readonly<Record<string, (body: Body) => Body>> = {
    'lti.capabilities': () => ({ supported_messages: known.map((subject) => ({ subject })) }),
    'lti.frameResize': ({ height }) => {
      if (typeof height === 'number') frame.style.blockSize = `${Math.min(highest, Math.max(lowest, height))}px`;
      return { height };
    },
    'lti.put_data': ({ key, value }) => {
      if (kept.size < most && typeof key === 'string') kept.set(key, value);
      return { key, value };
    },
    'lti.get_data': ({ key }) => ({ key, value: kept.get(String(key)) }),
    'lti.scrollToTop': () => (scrollTo({ top: 0 }), {}),
    'lti.screenReaderAlert': ({ body }) => {
      const says = document.querySelector('#tool-says');
      if (says) says.textContent = String(body);
      return {};
    },
  };
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== tool) return;
    const body = Object(data) as Body;
    const { subject, message_id } = body;
    const answer = typeof subject === 'string' ? answers[subject] : undefined;
    if (answer)
      frame.contentWindow?.postMessage({ subject: `${String(subject)}.response`, message_id, ...answer(body) }, origin);
  });
}
