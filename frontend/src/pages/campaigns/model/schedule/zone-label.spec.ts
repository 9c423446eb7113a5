import { zoneLabel } from './zone-label';

describe('zoneLabel', () => {
  it.each([
    ['America/Chicago', 'Central Time (Chicago)'],
    ['America/Denver', 'Mountain Time (Denver)'],
    ['America/Indiana/Indianapolis', 'Eastern Time (Indianapolis, Indiana)'],
  ])('C-20 says %s as people do', (zone, words) => {
    expect(zoneLabel(zone)).toBe(words);
  });
});
