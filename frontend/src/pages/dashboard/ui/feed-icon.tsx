import type { ReactNode } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Sports from '@mui/icons-material/SportsFootballOutlined';
import Star from '@mui/icons-material/StarOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import type { FeedEntryDto } from '@/shared/api';
import type { FeedWords } from '../model/feed-words';

const icons: Record<FeedEntryDto['kind'], ReactNode> = {
  favorite_added: <Star />,
  campaign_sent: <Mail />,
  coach_opened: <Visibility />,
  coach_replied: <Reply />,
  mail_bounced: <ErrorOutlined />,
  stats_synced: <Sports />,
  strategy_generated: <Flag />,
};

const colors = {
  good: { bgcolor: 'brand.turfSoft', color: 'primary.main' },
  ball: { bgcolor: 'brand.ballSoft', color: 'warning.main' },
  quiet: { bgcolor: 'brand.sunk', color: 'text.secondary' },
};

interface FeedIconProps {
  kind: FeedEntryDto['kind'];
  tone: FeedWords['tone'];
}

/** An icon for the kind of event; the sentence beside it has the same content. */
export function FeedIcon({ kind, tone }: FeedIconProps) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', placeItems: 'center', width: '2.5rem', height: '2.5rem', borderRadius: '11px', ...colors[tone] }}
    >
      {icons[kind]}
    </Box>
  );
}
