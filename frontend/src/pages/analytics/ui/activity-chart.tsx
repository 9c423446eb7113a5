import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ActivityBarsDto } from '@/shared/api';
import { hasLabel } from '../model/axis-labels';
import { axisLabel, barLabel } from '../model/bar-label';

export interface ActivityChartProps {
  activity: ActivityBarsDto;
  /** Pixels. */
  height: number;
}

/** Sent, opened and replied over time. In a file of its own, because the charts are loaded when they are needed. */
export function ActivityChart({ activity: { unit, bars }, height }: ActivityChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const room = useMediaQuery(theme.breakpoints.down('sm')) ? 'phone' : 'wide';
  const isLabelled = hasLabel(unit, bars.length, room);
  const series = [
    { key: 'sent', label: 'Sent', color: palette.primary.main },
    { key: 'opened', label: 'Opened (estimated)', color: palette.info.main },
    { key: 'replied', label: 'Replied', color: palette.warning.main },
  ] as const;
  return (
    <BarChart
      height={height}
      skipAnimation
      disableKeyboardNavigation
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ day }) => day),
          valueFormatter: (day: string, { location }) => (location === 'tick' ? axisLabel : barLabel)(unit, day),
          tickInterval: (_, index) => isLabelled(index),
          // Of the ticks that are left: each has room for its label.
          tickLabelInterval: () => true,
          tickPlacement: 'middle',
          categoryGapRatio: room === 'phone' ? 0.1 : 0.35,
        },
      ]}
      yAxis={[{ tickMinStep: 1, width: 40 }]}
      margin={{ left: 0, right: 8, bottom: 0 }}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' }, sx: { gap: 1.5, pl: 0 } } }}
      series={series.map(({ key, label, color }) => ({ label, color, data: bars.map((bar) => bar[key]) }))}
    />
  );
}
