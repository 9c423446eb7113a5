import { useSyncExternalStore } from 'react';
import { PlainIcon } from '@/shared/ui/plain-icon';
import { appUpdate } from './app-update';
import css from './update-notice.module.css';

/** Offers a newer version of the app. The page is reloaded only after the user presses Reload. */
export function UpdateNotice() {
  const isReady = useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
  return (
    <div role="status" data-passing>
      {isReady && (
        <div className={css['notice']}>
          <p className={css['words']}>A new version is ready.</p>
          <button type="button" className={css['reload']} onClick={appUpdate.reload}>
            Reload
          </button>
          <button type="button" aria-label="Not now" className={css['dismiss']} onClick={appUpdate.dismiss}>
            <PlainIcon shape="close" />
          </button>
        </div>
      )}
    </div>
  );
}
