import { type DragEvent, useRef } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { FilmClipDto } from '@/shared/api';

interface ClipRowProps {
  clip: FilmClipDto;
  first: boolean;
  last: boolean;
  dragged: boolean;
  onDrag: (on: boolean) => void;
  onDropHere: () => void;
  /** -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  flexWrap: 'wrap',
  p: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  cursor: 'grab',
} as const;

/** As large as a thumb; a finger on it drags instead of scrolling. */
const handle = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 44, md: 24 },
  height: 44,
  ml: { xs: -1, md: 0 },
  touchAction: 'none',
} as const;

function ClipName({ clip: { title, site, player } }: Pick<ClipRowProps, 'clip'>) {
  return (
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {site} · {player === null ? 'opens as a link' : 'plays in place'}
      </Typography>
    </Box>
  );
}

type Buttons = Pick<ClipRowProps, 'first' | 'last' | 'onEdit' | 'onDelete'> & {
  title: string;
  /** `label`: of the button, which keeps the focus. */
  onMove: (by: -1 | 1, label: string) => void;
};

function ClipButtons({ title, first, last, onMove, onEdit, onDelete }: Buttons) {
  const [up, down] = [`Move ${title} up`, `Move ${title} down`];
  return (
    <Box sx={{ display: 'flex', '& .MuiIconButton-root': { width: 44, height: 44 } }}>
      <IconButton data-move aria-label={up} disabled={first} onClick={() => onMove(-1, up)}>
        <ArrowUpward />
      </IconButton>
      <IconButton data-move aria-label={down} disabled={last} onClick={() => onMove(1, down)}>
        <ArrowDownward />
      </IconButton>
      <IconButton aria-label={`Edit ${title}`} onClick={onEdit}>
        <EditOutlined />
      </IconButton>
      <IconButton aria-label={`Delete ${title}`} onClick={onDelete}>
        <DeleteOutline />
      </IconButton>
    </Box>
  );
}

/** What a mouse drags; a finger uses the handle. */
function draggedBy({ clip, onDrag, onDropHere }: Pick<ClipRowProps, 'clip' | 'onDrag' | 'onDropHere'>) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', clip.title);
      event.dataTransfer.effectAllowed = 'move';
      onDrag(true);
    },
    onDragEnd: () => onDrag(false),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDropHere();
    },
  };
}

/** A clip that can be moved, changed and deleted. */
export function ClipRow(props: ClipRowProps) {
  const { clip, dragged, onMove, ...rest } = props;
  const item = useRef<HTMLLIElement>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: clip.id });

  /** The end of the list takes a button away; its neighbour keeps the focus in the row. */
  function moveBy(by: -1 | 1, label: string): void {
    onMove(by);
    requestAnimationFrame(() => {
      const same = item.current?.querySelector<HTMLButtonElement>(`[aria-label="${label}"]:not(:disabled)`);
      (same ?? item.current?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
    });
  }

  function remember(element: HTMLLIElement | null): void {
    item.current = element;
    setNodeRef(element);
  }

  const sx = { ...row, opacity: dragged || isDragging ? 0.5 : 1 };
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <Box component="li" ref={remember} {...draggedBy(props)} sx={sx} style={style}>
      <Box ref={setActivatorNodeRef} {...listeners} data-handle sx={handle}>
        <DragIndicator color="action" aria-hidden />
      </Box>
      <ClipName clip={clip} />
      <ClipButtons title={clip.title} onMove={moveBy} {...rest} />
    </Box>
  );
}
