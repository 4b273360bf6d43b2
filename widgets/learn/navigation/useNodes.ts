import { useEffect, useState } from 'react';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import type { NavigationNode } from '../../../src/domain/tree/navigationNode.ts';
import type { User } from '../../../src/domain/person/user.ts';
import { usePortal, useShell } from '../portal.tsx';

// On a learner's page the cards load first.
const patience = 300;
/** Always the same list, so that what is made from it is kept. */
const none: readonly NavigationNode[] = [];

/** The nodes that other products add to this person's navigation; null while they are unknown. A failed call adds nothing (NAV-15). */
export function useNodes(user: User | null, announced: boolean): readonly NavigationNode[] | null {
  const { navigation } = usePortal();
  const { tag } = useShell();
  const [known, setKnown] = useState<{ readonly of: string; readonly nodes: readonly NavigationNode[] } | null>(null);
  const id = user?.id;
  const learns = user !== null && mayLearn(user);
  useEffect(() => {
    if (id === undefined || !announced) return;
    let here = true;
    const timer = setTimeout(
      () =>
        navigation().then(
          (nodes) => here && setKnown({ of: id, nodes }),
          () => here && setKnown((before) => (before?.of === id ? before : { of: id, nodes: [] })),
        ),
      learns ? patience : 0,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, tag, announced, learns, navigation]);
  if (!announced) return none;
  return known && known.of === id ? known.nodes : null;
}
