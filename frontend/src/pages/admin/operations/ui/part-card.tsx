import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import type { PartName } from '../model/problems';

interface PartCardProps {
  title: string;
  /** By which a problem leads here. */
  part?: PartName;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

const toggle = {
  flex: 1,
  minHeight: 48,
  justifyContent: 'space-between',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
} as const;

/**
 * A part of the page below what is wrong: open on a desk; on a phone it opens with a press, or when a problem leads to it. Turning the
 * phone keeps what is open in it.
 */
export function PartCard({ title, part, aside, children }: PartCardProps) {
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { isOpen, setOpen, card } = useOpen(part);
  const shown = !phone || isOpen;
  return (
    <Card ref={card} component="section" aria-labelledby={id} sx={{ px: { xs: 2, md: 2.5 }, py: { xs: 0.5, sm: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: { sm: 1 } }}>
        <Typography variant="h2" id={id} sx={{ display: 'flex', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {phone ? (
            <ButtonBase aria-expanded={isOpen} aria-controls={`${id}-content`} onClick={() => setOpen(!isOpen)} sx={toggle}>
              {title}
              <ExpandMore aria-hidden sx={{ color: 'text.secondary', rotate: isOpen ? '180deg' : '0deg' }} />
            </ButtonBase>
          ) : (
            title
          )}
        </Typography>
        {shown && aside}
      </Box>
      <Box id={`${id}-content`} hidden={!shown} sx={{ pb: { xs: 1.5, sm: 0 } }}>
        {children}
      </Box>
    </Card>
  );
}

/** Open once the address leads to this part, which then comes into view. */
function useOpen(part: PartName | undefined) {
  const { hash, key } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const isAsked = part !== undefined && hash === `#${part}`;
  const [isOpen, setOpen] = useState(isAsked);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (isAsked) setOpen(true);
  }
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'start' });
  }, [isAsked, key]);
  return { isOpen, setOpen, card };
}
