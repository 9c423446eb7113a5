import { withSource } from './with-source';

it('Y-06 a rule and its source are distinguished; a sentence without one stays whole', () => {
  const source = 'Source (press), verified on November 21, 2026: https://example.org/rule';
  expect(withSource(`Division III sets no limit. ${source}`)).toEqual({ text: 'Division III sets no limit.', source });
  expect(withSource('Ask the school.')).toEqual({ text: 'Ask the school.', source: null });
});
