import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ActivityBarsDto } from '@/shared/api';
import { barLabel } from '../model/bar-label';

export interface ActivityChartProps {
  activity: ActivityBarsDto;
  /** Pixels. */
  height: number;
}

/** Sent, opened and replied over time. In a file of its own, because the charts are loaded when they are needed. */
export function ActivityChart({ activity: { unit, bars }, height }: ActivityChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
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
      xAxis={[{ scaleType: 'band', data: bars.map(({ day }) => barLabel(unit, day)), categoryGapRatio: 0.35 }]}
      yAxis={[{ tickMinStep: 1 }]}
      series={series.map(({ key, label, color }) => ({ label, color, data: bars.map((bar) => bar[key]) }))}
    />
  );
}
