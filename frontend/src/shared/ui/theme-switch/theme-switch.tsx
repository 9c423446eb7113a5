import { type ColorMode, useColorMode } from '@/shared/lib/color-mode';
import { PlainIcon } from '@/shared/ui/plain-icon';
import css from './theme-switch.module.css';

const choices = [
  { mode: 'system', label: 'Theme of your device', shape: 'device' },
  { mode: 'light', label: 'Light theme', shape: 'sun' },
  { mode: 'dark', label: 'Dark theme', shape: 'moon' },
] as const satisfies readonly { mode: ColorMode; label: string; shape: string }[];

/** Switches between system, light and dark theme; the choice is stored in this browser. Used only on a dark green background. */
export function ThemeSwitch() {
  const [current, choose] = useColorMode();
  return (
    <div role="group" aria-label="Theme" className={css['group']}>
      {choices.map(({ mode, label, shape }) => (
        <button
          key={mode}
          type="button"
          aria-label={label}
          aria-pressed={current === mode}
          title={label}
          onClick={() => choose(mode)}
          className={css['choice']}
        >
          <PlainIcon shape={shape} size={17} />
        </button>
      ))}
    </div>
  );
}
