import { readOnePerson } from './one-person.js';

describe('the name of one person', () => {
  it.each([
    ['Dana  Fieldhouse', 'Dana Fieldhouse'],
    ['Robert\nVan der Berg', 'Robert Van der Berg'],
    ['Anderson Andrews', 'Anderson Andrews'],
    ['Bo Muñoz; Jr.', 'Bo Muñoz; Jr.'],
    ['@SUM(A1)', '@SUM(A1)'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('K-04 K-06 %j is one', (text, name) => expect(readOnePerson(text)).toBe(name));

  it.each([
    'Dana Hill / Pat Second',
    'Dana Hill & Pat Second',
    'Dana Hill and Pat Second',
    'Dana Hill; Pat Second',
    'Dana Hill\nHead Coach',
    'dana@rock.test',
  ])('K-04 K-06 %j is none', (text) => expect(readOnePerson(text)).toBeNull());
});
