import { type ReactNode, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import css from './fold.module.css';

interface FoldProps {
  /** A heading, and what else is seen of a closed one. */
  title: ReactNode;
  /** The first lines of the content, while it is closed. */
  hint?: string;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A collapsible part of a long page; expanded in print. */
export function Fold({ title, hint, open = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={css['fold']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css['summary']}>
        <span className={css['title']}>
          {title}
          {hint !== undefined && !isOpen && <span className={css['hint']}>{hint}</span>}
        </span>
        <ExpandMore className={css['arrow']} aria-hidden />
      </summary>
      <div className={css['content']}>{children}</div>
    </details>
  );
}
