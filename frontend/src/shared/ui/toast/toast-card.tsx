import { PlainIcon } from '@/shared/ui/plain-icon';
import css from './toast.module.css';
import type { ToastMessage } from './toast-message';

interface ToastCardProps {
  message: ToastMessage;
  onDismiss: () => void;
}

/** The visible toast. */
export function ToastCard({ message, onDismiss }: ToastCardProps) {
  const { action } = message;

  function act(): void {
    onDismiss();
    action?.onPress();
  }

  return (
    <div className={css['card']} data-variant={message.variant ?? 'default'}>
      <div className={css['words']}>
        <p className={css['title']}>{message.title}</p>
        {message.description !== undefined && <p className={css['description']}>{message.description}</p>}
      </div>
      {action !== undefined && (
        <button type="button" onClick={act} className={css['action']}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={onDismiss} className={css['dismiss']}>
        <PlainIcon shape="close" />
      </button>
    </div>
  );
}
