import { type ReactNode, useEffect, useId, useRef } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import { Fold } from '@/shared/ui/fold';
import type { PartName } from '../model/problems';

interface PartCardProps {
  title: string;
  /** By which a problem leads here. */
  part?: PartName;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page below what runs now: open on a desk; on a phone it opens with a press, or when a problem leads to it. */
export function PartCard({ title, part, aside, children }: PartCardProps) {
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { isAsked, card } = useAsked(part);
  const heading = (
    <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  );
  return (
    <Card ref={card} component="section" aria-labelledby={id} sx={{ px: { xs: 2, md: 2.5 }, py: { xs: 0.5, sm: 2, md: 2.5 } }}>
      {phone ? (
        <Fold key={String(isAsked)} open={isAsked} title={heading}>
          {aside !== undefined && <Box sx={{ mb: 1.5 }}>{aside}</Box>}
          {children}
        </Fold>
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            {heading}
            {aside}
          </Box>
          {children}
        </>
      )}
    </Card>
  );
}

/** Whether the address leads to this part; then it comes into view. */
export function useAsked(part: PartName | undefined) {
  const { hash, key } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const isAsked = part !== undefined && hash === `#${part}`;
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'start' });
  }, [isAsked, key]);
  return { isAsked, card };
}
