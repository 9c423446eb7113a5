import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailProblem, Recipient } from '@/entities/campaign';
import { heldBack } from '../../../model/flow/held-back';
import { ProblemNote } from '../review/problem-note';

interface HeldBackQuestionProps {
  chosen: readonly Recipient[];
  /** The problems that still hold emails back. */
  open: readonly MailProblem[];
  onConfirm: (code: string, coachIds: number[]) => void;
  onFix: () => void;
  /** Removes a coach from this Send. */
  onLeaveOut: (coachId: number) => void;
}

/** Questions to answer before anything is sent; scrolls to the top of the screen when shown. Renders nothing when none is open. */
export function HeldBackQuestion({ chosen, open, onConfirm, onFix, onLeaveOut }: HeldBackQuestionProps) {
  const place = useRef<HTMLElement>(null);
  const groups = heldBack.grouped(open);
  const isAsked = groups.length > 0;
  // The Send button is at the bottom, so the question above is out of view.
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  if (!isAsked) return null;
  const nameOf = new Map(chosen.map(({ coachId, coachName }) => [coachId, coachName]));
  return (
    <Box
      component="section"
      ref={place}
      role="alert"
      aria-label="Needs a look"
      sx={{ display: 'grid', gap: 1, maxWidth: 680, mx: 'auto', mb: 3, scrollMarginTop: 16 }}
    >
      <Typography variant="h3">Nothing was sent yet. Check this first</Typography>
      {groups.map((problem) => (
        <ProblemNote
          key={problem.key}
          problem={problem}
          coaches={problem.coachIds.map((coachId) => ({ coachId, name: nameOf.get(coachId) ?? '' }))}
          onLeaveOut={onLeaveOut}
          onFix={onFix}
          onConfirm={() => onConfirm(problem.code, problem.coachIds)}
        />
      ))}
    </Box>
  );
}
