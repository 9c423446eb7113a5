import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@/shared/testing/render-page';
import { InlineForm } from './inline-form';

const open = (field: ReactNode) =>
  renderPage(
    <InlineForm name="Log a contact" submitLabel="Add" pending={false} failure={null} onSubmit={() => undefined} onCancel={() => undefined}>
      {field}
    </InlineForm>,
  );

describe('a form that opens in place', () => {
  it('S-11 takes the focus of the button that it replaces', () => {
    open(<input />);
    expect(screen.getByRole('form', { name: 'Log a contact' })).toHaveFocus();
  });

  it('S-11 leaves it to a field that asks for it', () => {
    open(<input ref={(field) => field?.focus()} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
