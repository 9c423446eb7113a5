import { mostGrowth } from '@/shared/testing/most-growth';
import { checkSignUp } from './check-sign-up';

describe('the check of a sign-up', () => {
  it('O-11 takes twice the work for twice the text', async () => {
    expect(await mostGrowth((text) => checkSignUp({ username: text, email: text, password: text, confirmPassword: text }))).toBeLessThan(
      2.5,
    );
  });
});
