import { onMac } from '@/shared/lib/keys';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { keySections } from '../model/key-rows';
import css from './key-list.module.css';

interface KeyListProps {
  isAdmin: boolean;
  onClose: () => void;
}

/** Every key of the app and what it does. */
export function KeyList({ isAdmin, onClose }: KeyListProps) {
  return (
    <ResponsiveDialog open title="Keys" onClose={onClose}>
      {keySections({ isMac: onMac(), isAdmin }).map(({ title, rows }) => (
        <section key={title} className={css['section']}>
          <h3>{title}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ResponsiveDialog>
  );
}
