import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Strategy } from '../model/strategy';
import { ActionTimeline } from './action-timeline';
import { FollowUpTable } from './follow-up-table';
import { planParts } from './plan-parts';
import { UseAsFollowUps } from './use-as-follow-ups';

type PlanTab = 'timeline' | 'follow-ups';

/** When to do what, and which emails follow each other. */
export function PlanTabs({ strategy: { timeline, followUpSequence } }: { strategy: Strategy }) {
  const [open, setOpen] = useState<PlanTab>('timeline');
  return (
    <Card id={planParts.timeline} tabIndex={-1} sx={{ p: { xs: 2, md: 2.5 }, scrollMarginTop: '72px' }}>
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
          <ActionTimeline months={timeline} />
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
