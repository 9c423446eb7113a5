import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Strategy } from '../model/strategy';
import { FollowUpTable } from './follow-up-table';
import { TextList } from '@/shared/ui/text-list';
import { UseAsFollowUps } from './use-as-follow-ups';

type PlanTab = 'timeline' | 'follow-ups';

/** When to do what, and which mails follow each other. */
export function PlanTabs({ strategy: { timeline, followUpSequence } }: { strategy: Strategy }) {
  const [open, setOpen] = useState<PlanTab>('timeline');
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Tabs
        value={open}
        onChange={(_, tab: PlanTab) => setOpen(tab)}
        aria-label="Your plan"
        sx={{ mb: 2, mt: -1, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Tab value="timeline" label="Action Timeline" id="plan-tab-timeline" aria-controls="plan-panel-timeline" />
        <Tab value="follow-ups" label="Follow-up Sequence" id="plan-tab-follow-ups" aria-controls="plan-panel-follow-ups" />
      </Tabs>
      <Box role="tabpanel" id={`plan-panel-${open}`} aria-labelledby={`plan-tab-${open}`}>
        {open === 'timeline' ? (
          <Timeline months={timeline} />
        ) : (
          <>
            <FollowUpTable mails={followUpSequence} />
            <UseAsFollowUps sequence={followUpSequence} />
          </>
        )}
      </Box>
    </Card>
  );
}

function Timeline({ months }: { months: Strategy['timeline'] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {months.map(({ month, actions }) => (
        <Box
          component="li"
          key={month}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
            columnGap: 2,
            rowGap: 0.5,
            py: 1.25,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0, pt: 0 },
          }}
        >
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {month}
          </Typography>
          <TextList texts={actions} />
        </Box>
      ))}
    </Box>
  );
}
