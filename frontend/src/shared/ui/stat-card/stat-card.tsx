import { type ReactNode, useId } from 'react';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

interface StatCardProps {
  label: string;
  /** null while it loads. */
  value: string | number | null;
  detail?: ReactNode;
}

/** A phone shows two cards side by side: the number must fit on one line even with large text. */
const figure = { xs: 'min(1.8rem, 12vw)', md: '2.25rem' };
/** For a date, which is longer than a number. */
const long = { xs: 'min(1.15rem, 7vw)', md: '1.5rem' };
const sizeOf = (value: StatCardProps['value']) => (typeof value === 'string' && value.length > 8 ? long : figure);

/** One large number with its label; a number that is still loading is a skeleton, never 0. */
export function StatCard({ label, value, detail }: StatCardProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2, md: 2.5 } }}>
      <Typography id={id} color="textSecondary" sx={{ fontWeight: 500, fontSize: { xs: '0.8125rem', sm: '1rem' }, overflowWrap: 'normal' }}>
        {label}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontSize: sizeOf(value), fontVariantNumeric: 'tabular-nums' }}>
        {value === null ? <Skeleton width={64} /> : value}
      </Typography>
      {detail !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {detail}
        </Typography>
      )}
    </Card>
  );
}
