import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { momentWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import { SourcedList, TextList } from '@/shared/ui/text-list';
import type { Strategy } from '../model/strategy';
import { FeedbackCard } from './feedback-card';
import { JumpLinks } from './jump-links';
import { planParts } from './plan-parts';
import { PlanTabs } from './plan-tabs';
import { SchoolPlans } from './school-plans';

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } };
/** Scroll target with a margin for the bar at the top of a phone. */
const target = { scrollMarginTop: '72px', minWidth: 0 };

interface StrategyViewProps {
  strategy: Strategy;
  /** Another one is being written. */
  busy: boolean;
}

/** A plan with all its parts, and whether it was useful. */
export function StrategyView({ strategy, busy }: StrategyViewProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionCard title="Overview">
        <Typography sx={{ lineHeight: 1.6, maxWidth: '80ch' }}>{strategy.overview}</Typography>
        <WriterLine strategy={strategy} />
      </SectionCard>
      <JumpLinks strategy={strategy} />
      <PlanTabs strategy={strategy} />
      <SchoolPlans plans={strategy.schoolStrategies} />
      <Box id={planParts.advice} tabIndex={-1} sx={target}>
        <Box sx={columns}>
          <SectionCard title="Strengths">
            <TextList texts={strategy.strengths} />
          </SectionCard>
          <SectionCard title="Areas to Improve">
            <TextList texts={strategy.areasToImprove} />
          </SectionCard>
        </Box>
      </Box>
      <Box sx={columns}>
        <SectionCard title="Position Advice">
          <TextList texts={strategy.positionSpecificAdvice} />
        </SectionCard>
        <Box id={planParts.rules} tabIndex={-1} sx={target}>
          <SectionCard title="NCAA Compliance">
            <SourcedList texts={strategy.ncaaCompliance} of="rules" />
          </SectionCard>
        </Box>
      </Box>
      <FeedbackCard strategy={strategy} disabled={busy} />
    </Box>
  );
}

function WriterLine({ strategy: { writer, createdAt, allowance, remarks } }: { strategy: Strategy }) {
  const by = writer.kind === 'built-in' ? 'the built-in writer' : `${writer.name}; schools, dates and rules come from your data alone`;
  const left = allowance && writer.kind === 'model' ? Math.max(0, allowance.limitTokens - allowance.usedTokens) : null;
  const notices = [
    `Written on ${momentWords(createdAt)} by ${by}.`,
    left !== null && `${countText(left)} tokens of your AI allowance are left today.`,
    ...remarks,
  ];
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {notices.filter(Boolean).join(' ')} <AppLink to={paths.writingHelp}>Choose who writes</AppLink>
    </Typography>
  );
}
