import { isAddressOf, namesOfAddresses } from './named-address.js';

describe('whether an address is named after somebody', () => {
  it.each([
    ['dhill@s.example', 'Dana Hill', true],
    ['dana.hill2@s.example', 'Dana Hill', true],
    ['Hill@s.example', 'Hill, Dana', true],
    ['hilld@s.example', 'Dana Hill', true],
    ['jortega@s.example', 'José Ortega', true],
    ['oakley@s.example', 'Bo Oak', false],
    ['uphill@s.example', 'Dana Hill', false],
    ['bhill@s.example', 'Dana Hill', false],
    ['wu@s.example', 'Al Wu', false],
    ['tickets@s.example', 'Dana Hill', false],
  ])('B-01 %s of %s: %p', (address, name, isOwn) => {
    expect(isAddressOf(address, name)).toBe(isOwn);
  });

  it('B-01 one of many addresses is enough', () => {
    const hasAddress = namesOfAddresses(['tickets@s.example', 'dhill@s.example', 'bbell@s.example']);
    expect(['Dana Hill', 'Bo Bell', 'Sam Hill'].map(hasAddress)).toEqual([true, true, false]);
  });
});
