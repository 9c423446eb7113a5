import { type RefObject, useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import type { MarkedPiece } from '../../model/checks/mark-pieces';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface ChipMarksProps {
  pieces: readonly MarkedPiece[];
  field: RefObject<Field | null>;
  /** The field is one line that is moved sideways. */
  isLine: boolean;
}

const colors = { chip: 'brand.turfSoft', code: 'brand.turfSoft', unknown: 'brand.redSoft', text: 'transparent' } as const;

/** Color and form: a doubt is dotted, a contradiction wavy. */
const underlines = {
  error: { textDecoration: 'underline wavy', textDecorationColor: 'error.main' },
  confirm: { textDecoration: 'underline dotted', textDecorationColor: 'warning.main' },
} as const;

function lookOf({ kind, mark }: MarkedPiece) {
  const line = mark === null ? {} : { ...underlines[mark], textDecorationThickness: '2px', textUnderlineOffset: '3px' };
  return { borderRadius: '5px', bgcolor: colors[kind], ...line };
}

function layOver(marks: HTMLElement, field: Field): void {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(field);
  Object.assign(marks.style, {
    top: `${field.offsetTop}px`,
    left: `${field.offsetLeft}px`,
    // Without the scroll bar, so that lines break where they do in the field.
    width: `${field.clientWidth}px`,
    height: `${field.clientHeight}px`,
    padding: [paddingTop, paddingRight, paddingBottom, paddingLeft].join(' '),
  });
  marks.scrollTop = field.scrollTop;
  marks.scrollLeft = field.scrollLeft;
}

/**
 * Colors the placeholders behind the text of a field, which itself can only hold plain text. The words are generated content: they
 * are read, searched and copied in the field alone.
 */
export function ChipMarks({ pieces, field, isLine }: ChipMarksProps) {
  const marks = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [below, above] = [marks.current, field.current];
    if (below === null || above === null) return undefined;
    const follow = () => layOver(below, above);
    follow();
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    sizes?.observe(above);
    for (const event of ['scroll', 'input', 'keyup', 'select']) above.addEventListener(event, follow);
    return () => {
      sizes?.disconnect();
      for (const event of ['scroll', 'input', 'keyup', 'select']) above.removeEventListener(event, follow);
    };
  }, [pieces, field]);

  return (
    <Box
      ref={marks}
      aria-hidden
      sx={{
        position: 'absolute',
        overflow: 'hidden',
        boxSizing: 'border-box',
        pointerEvents: 'none',
        color: 'transparent',
        whiteSpace: isLine ? 'pre' : 'pre-wrap',
        overflowWrap: 'break-word',
        '& [data-words]::before': { content: 'attr(data-words)' },
      }}
    >
      {pieces.map((piece, index) => (
        <Box key={index} component="span" data-words={piece.shown} data-mark={piece.mark} sx={lookOf(piece)} />
      ))}
    </Box>
  );
}
