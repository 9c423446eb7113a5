import type { ReactNode } from 'react';
import Article from '@mui/icons-material/ArticleOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import { Link } from 'react-router';
import type { PaletteGroup } from '../model/palette-item';
import css from './palette.module.css';

interface PaletteResultsProps {
  /** Of the palette: the options and the list are called after it. */
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  onPoint: (index: number) => void;
  onOpen: () => void;
}

const icons: Record<PaletteGroup['title'], ReactNode> = {
  Schools: <School />,
  Coaches: <Person />,
  Campaigns: <Mail />,
  Pages: <Article />,
};

/** What was found, each a link; the field keeps the focus and marks one. */
export function PaletteResults({ id, groups, active, onPoint, onOpen }: PaletteResultsProps) {
  if (groups.length === 0) return null;
  const firstOf = (group: PaletteGroup) => groups.slice(0, groups.indexOf(group)).reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Results">
      {groups.map((group) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`}>
          <div id={`${id}-${group.title}`} role="presentation" className={css['title']}>
            {group.title}
          </div>
          {group.items.map(({ key, label, note, to }, place) => {
            const index = firstOf(group) + place;
            return (
              <Link
                key={key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={to}
                className={css['option']}
                onPointerMove={() => onPoint(index)}
                onClick={onOpen}
              >
                {icons[group.title]}
                <span className={css['words']}>
                  <span className={css['label']}>{label}</span>
                  {note !== '' && <span className={css['note']}>{note}</span>}
                </span>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
