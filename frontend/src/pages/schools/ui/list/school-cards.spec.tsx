import { act, screen } from '@testing-library/react';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { SchoolCards } from './school-cards';

const schools = Array.from({ length: 300 }, (_, at) => schoolFixture({ id: at + 1, name: `School ${at + 1}` }));

function open(textSize: string): void {
  document.documentElement.style.fontSize = textSize;
  fakeApi({});
  renderPage(
    <SchoolCards
      schools={schools}
      fits={null}
      favoriteIds={new Set()}
      sort={{ column: 'name', descending: false }}
      windowed
      onToggleFavorite={() => undefined}
      onAddCoaches={() => undefined}
      onToggleOpen={() => undefined}
      onTrack={() => Promise.resolve(true)}
    />,
  );
  window.innerWidth = 360;
  act(() => void window.dispatchEvent(new Event('resize')));
}

const list = () => screen.getByRole('list', { name: 'Schools' });

afterEach(() => {
  document.documentElement.style.removeProperty('font-size');
  window.innerWidth = 1024;
});

describe('SchoolCards', () => {
  it('R-02 S-11 is in more lines where twice as large text has no room beside each other', () => {
    open('32px');
    expect(list()).toHaveAttribute('data-stacked');
    expect(list().style.getPropertyValue('--card-height')).toBe('calc(6.75rem + 116px)');
  });

  it('R-02 keeps its low cards at the usual size of text', () => {
    open('16px');
    expect(list()).not.toHaveAttribute('data-stacked');
    expect(list().style.getPropertyValue('--card-height')).toBe('calc(7.25rem + 0px)');
  });
});
