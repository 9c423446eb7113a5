import { Profiler } from 'react';
import { render, screen } from '@testing-library/react';
import { AppTheme } from './app-theme';

it('issue 17 what is in the theme is drawn once: a second time would hold up a slow phone for as long again', () => {
  const draw = jest.fn();
  render(
    <Profiler id="theme" onRender={(_id, phase) => void draw(phase)}>
      <AppTheme>
        <h1>Home</h1>
      </AppTheme>
    </Profiler>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  expect(draw.mock.calls).toEqual([['mount']]);
});
