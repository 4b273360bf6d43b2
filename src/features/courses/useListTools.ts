import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { useStore } from '../../port/useStore.ts';
import { useLazy } from '../../ui/lazy/useLazy.ts';
import { arrivalAsked } from './arrival/arrivalAsked.ts';
import { listUsedKey } from './listUsedKey.ts';
import { loadTools } from './loadTools.ts';
import type { ListKind } from './ListKind.ts';
import type { ListProps } from './ListProps.ts';

const everything = { getState: () => null, subscribe: () => () => undefined };

/**
 * Search, filters and order of a list. An array, since names would cost bytes before the first card.
 * @returns the user; the tools, null until their code is loaded and the person is known; whether the list was fetched
 * without waiting for the tools and they may still arrive; whether it is searched or filtered; the request, null until
 * it is known; and a setter that loads the tools
 */
export function useListTools({
  kind,
  query,
  routing,
  emit,
}: Omit<ListProps, 'headingLevel'> & { readonly kind: ListKind }) {
  const port = usePort();
  const common = useTexts('common');
  const { session, storage, notices } = port;
  const { user } = useStore(session.store);
  const isPublic = kind.name === 'public';
  // The heading and the stored choice depend on the person. The list itself reports an unknown person.
  const [nobody, setNobody] = useState(isPublic);
  useEffect(() => void (isPublic || session.user().catch(() => setNobody(true))), [session, isPublic]);
  // If there cannot be an earlier choice, the list is fetched at once, and its tools are loaded after the cards.
  const [wanted, load] = useState(() => query !== '' && !!(query ?? storage.get(listUsedKey)));
  const [waits] = useState(wanted);
  const tools = useLazy(loadTools, wanted);
  const failed = tools === 'failed';
  const lost = failed && kind.name === 'enrolled' && routing === 'url' && arrivalAsked.test(query ?? '');
  // The address keeps the requested action, so that a reload continues it.
  useEffect(() => {
    if (lost) notices.show({ tone: 'danger', title: common('unknownError') });
  }, [lost]); // eslint-disable-line react-hooks/exhaustive-deps
  const box = tools && !failed ? tools.toolbox : null;
  const owner = isPublic || (nobody && !user) ? '' : (user?.id ?? null);
  // The list takes over later changes of the query itself.
  const [first] = useState(query);
  const list = useMemo(
    () =>
      box && owner !== null ? box.createList({ port, kind, owner, query: first, owns: routing === 'url', emit }) : null,
    [box, port, kind, owner, first, routing, emit],
  );
  useEffect(() => list?.start(), [list]);
  useEffect(() => list?.take(query), [list, query]);
  const chosen = useStore(list?.store ?? everything);
  const all = waits && !failed ? null : kind.all;
  const request = chosen ? chosen.request : all;
  return [user, box && list && { ...box, list }, !waits && !failed, !!chosen?.narrowed, request, load] as const;
}
