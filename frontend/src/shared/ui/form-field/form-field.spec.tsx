import { screen, render } from '@testing-library/react';
import { useForm } from 'react-hook-form';

import { FormField } from './form-field';

function Form({ text, most }: { text: string; most: number }) {
  const { control } = useForm({ defaultValues: { email: text } });
  return <FormField control={control} name="email" label="Email" hint="Coaches read it." inputProps={{ maxLength: most }} />;
}

describe('FormField', () => {
  it.each([
    [17_999, 'Coaches read it.'],
    [18_000, '18,000 of 20,000 characters'],
    [20_000, '20,000 of 20,000 characters'],
    [50_000, '50,000 of 20,000 characters'],
  ])('E-06 with %i of 20,000 characters describes itself with “%s”', (length, description) => {
    render(<Form text={'x'.repeat(length)} most={20_000} />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(description);
  });

  it('E-06 does not count in a short field', () => {
    render(<Form text="123" most={3} />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Coaches read it.');
  });
});
