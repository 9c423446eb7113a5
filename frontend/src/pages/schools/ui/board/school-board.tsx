import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LeadLevel, School, Target } from '@/entities/school';
import { laterPart } from '@/shared/lib/later-part';
import { boardColumns } from '../../model/board/board-columns';
import type { Track } from '../../model/tracking/track';
import { PillChoice } from '../pill-choice';
import css from './board.module.css';
import { BoardColumn } from './board-column';
import { useMoveCard } from './use-move-card';

const SchoolDialog = laterPart(async () => (await import('../panel/school-dialog')).SchoolDialog);

interface SchoolBoardProps {
  /** In the order in which they are in their columns. */
  schools: readonly School[];
  targets: ReadonlyMap<number, Target>;
  onTrack: Track;
}

/** Five columns beside the sidebar. */
const roomForColumns = '(min-width:1200px)';

/** The schools that the athlete follows, by lead level; on a phone one level at a time. */
export function SchoolBoard({ schools, targets, onTrack }: SchoolBoardProps) {
  const wide = useMediaQuery(roomForColumns, { noSsr: true });
  const columns = useMemo(() => boardColumns(schools), [schools]);
  const [level, setLevel] = useState<LeadLevel>(() => columns.find((column) => column.schools.length > 0)?.level ?? 'cold');
  const [openId, setOpenId] = useState<number | null>(null);
  const opened = schools.find(({ id }) => id === openId);
  const { move, drop } = useMoveCard(schools, onTrack);

  return (
    <>
      {wide ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          Drag a card, press ← or → on its name, or choose “Move”.
        </Typography>
      ) : (
        <Box sx={{ mb: 1.5 }}>
          <PillChoice
            label="Lead level"
            choices={columns.map((column) => ({
              value: column.level,
              label: `${column.label} ${column.schools.length}`,
            }))}
            value={level}
            onChoose={setLevel}
          />
        </Box>
      )}
      <div className={wide ? css['columns'] : undefined}>
        {columns
          .filter((column) => wide || column.level === level)
          .map((column) => (
            <BoardColumn
              key={column.level}
              column={column}
              targets={targets}
              onOpen={setOpenId}
              onMove={move}
              onDropped={(schoolId) => drop(schoolId, column.level)}
            />
          ))}
      </div>
      {opened && <SchoolDialog school={opened} start="tracking" onTrack={onTrack} onClose={() => setOpenId(null)} />}
    </>
  );
}
