import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartPoint } from '../../model/games/chart-points';

export interface SeasonChartProps {
  label: string;
  points: ChartPoint[];
  /** Pixels. */
  height: number;
  format: (value: number | null) => string;
}

/** One bar for each season. In a file of its own, because the charts are loaded when they are needed. */
export function SeasonChart({ label, points, height, format }: SeasonChartProps) {
  const theme = useTheme();
  return (
    <BarChart
      height={height}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      xAxis={[{ scaleType: 'band', data: points.map(({ season }) => season), categoryGapRatio: 0.5 }]}
      series={[
        {
          label,
          data: points.map(({ value }) => value),
          color: (theme.vars ?? theme).palette.primary.main,
          valueFormatter: format,
        },
      ]}
    />
  );
}
