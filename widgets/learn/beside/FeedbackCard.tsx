import { useEffect, useState } from 'react';
import type { Tag } from '../../index.ts';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import css, { classes } from './feedbackCard.css';

const Feedback = 'lectern-feedback' satisfies Tag;

/** The page comes first: the card is fetched so many milliseconds later. */
const pause = 2000;

/** Asks for feedback under a page, where it is in nobody's way (FEED-10). Without a question it takes no space. */
export function FeedbackCard({ centered }: { readonly centered: boolean }) {
  useSheet(css);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pause);
    return () => clearTimeout(timer);
  }, []);
  const place = classes[centered ? 'feedback-centered' : 'feedback-under'] ?? '';
  return late && <Feedback size="card" heading-level={2} className={place} />;
}
