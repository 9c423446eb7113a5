import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HabitsDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { generalGuidance } from '../model/general-guidance';
import { habitLines } from '../model/habit-lines';

interface RecruitingInsightsProps {
  habits: HabitsDto | null;
  sent: number;
  inWords: string;
}

const enough = 20;

function Lines({ lines }: { lines: readonly { label: string; value: string; basis?: string }[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fit, minmax(150px, 1fr))',
        },
      }}
    >
      {lines.map(({ label, value, basis }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 640 }}>
            {value}
          </Typography>
          {basis !== undefined && (
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {basis}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  );
}

function OwnHabits({ habits, sent, inWords }: RecruitingInsightsProps) {
  if (habits === null) {
    return (
      <Typography color="textSecondary">
        Send {enough} emails to see your own best day, hour and coaches. You sent {sent} {inWords}.
      </Typography>
    );
  }
  return (
    <>
      <Lines lines={habitLines(habits)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        From {habits.sent} emails sent {inWords}. n is without emails that bounced. “Enough to tell” means that chance alone makes such a
        difference in fewer than 5 of 100 cases.
      </Typography>
    </>
  );
}

/** What worked for this athlete, measured; and general guidance, which is not. */
export function RecruitingInsights(props: RecruitingInsightsProps) {
  return (
    <SectionCard title="Recruiting Insights">
      <Typography component="h3" sx={{ fontWeight: 640, mb: 1 }}>
        Measured from your emails
      </Typography>
      <OwnHabits {...props} />
      <Typography component="h3" sx={{ fontWeight: 640, mt: 3, mb: 1 }}>
        General guidance, not measured
      </Typography>
      <Lines lines={generalGuidance.lines} />
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5 }}>
        {generalGuidance.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Box>
    </SectionCard>
  );
}
