import { useEffect, useState } from 'react';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import type { NavigationNode } from '../../../src/domain/tree/navigationNode.ts';
import type { User } from '../../../src/domain/person/user.ts';
import { usePortal, useShell } from '../portal.tsx';

// Of a learner's page the cards come first.
const patience = 300;

/** What others add to the navigation of this person; null while that is not known. A call that fails adds nothing (NAV-15). */
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
  if (!announced) return [];
  return known && known.of === id ? known.nodes : null;
}
