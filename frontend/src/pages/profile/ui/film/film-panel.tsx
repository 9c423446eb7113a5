import { type ReactNode, useState } from 'react';
import Add from '@mui/icons-material/Add';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { FilmCard } from '@/entities/film';
import type { FilmClipDto, FilmDto } from '@/shared/api';
import { EmptyState } from '@/shared/ui/empty-state';
import { ClipDialog } from './clip-dialog';
import { ClipList } from './clip-list';
import { MainFilm } from './main-film';

interface FilmPanelProps {
  film: FilmDto;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onEditLink: () => void;
}

/** The clip in the dialog: one to change, or a new one. */
type Task = { clip: FilmClipDto | null } | null;

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

function NoFilm({ actions, dialog }: { actions: ReactNode; dialog: ReactNode }) {
  return (
    <Card>
      <EmptyState icon={<PlayCircle />} title="No film yet" action={actions}>
        Coaches want to see you play. Paste the link to your Hudl profile, or add clips from Hudl, YouTube or Vimeo.
      </EmptyState>
      {dialog}
    </Card>
  );
}

function ToWatch({ main, clips }: Pick<FilmDto, 'main' | 'clips'>) {
  return (
    <Box sx={grid}>
      {main !== null && <FilmCard film={{ title: 'Your film link', ...main }} />}
      {clips.map((clip) => (
        <FilmCard key={clip.id} film={clip} />
      ))}
    </Box>
  );
}

function AddClip({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
      Add Clip
    </Button>
  );
}

/** The film link of the profile, then the clips: to be watched, or to be changed. */
export function FilmPanel({ film: { main, clips }, editing, onEditing, onEditLink }: FilmPanelProps) {
  const [task, setTask] = useState<Task>(null);
  const addClip = <AddClip onAdd={() => setTask({ clip: null })} />;
  const dialog = task !== null && <ClipDialog clip={task.clip} onClose={() => setTask(null)} />;
  if (main === null && clips.length === 0) {
    const actions = (
      <>
        {addClip}{' '}
        <Button variant="outlined" color="inherit" onClick={onEditLink}>
          Add your film link
        </Button>
      </>
    );
    return <NoFilm actions={actions} dialog={dialog} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => onEditing(!editing)}>
          {editing ? 'Done' : 'Edit Film'}
        </Button>
        {addClip}
      </Box>
      {editing && <MainFilm main={main} onEditLink={onEditLink} />}
      {editing ? <ClipList clips={clips} onEdit={(clip) => setTask({ clip })} /> : <ToWatch main={main} clips={clips} />}
      {dialog}
    </Box>
  );
}
