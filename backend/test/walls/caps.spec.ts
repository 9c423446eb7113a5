import { readFileSync } from 'node:fs';
import path from 'node:path';

import { AI_CAPS } from '../../src/modules/ai/application/caps.js';
import { CAMPAIGN_CAPS } from '../../src/modules/campaigns/application/caps.js';
import { PROFILE_CAPS } from '../../src/modules/profile/application/caps.js';
import { SCHOOL_CAPS } from '../../src/modules/schools/application/caps.js';
import { LARGE_ANSWER_CAPS } from '../../src/platform/http/large-answers.js';
import type { Cap } from '../../src/shared-kernel/cap.js';

const MANUAL = path.join(import.meta.dirname, '../../../docs/operations.md');
const ROW = /^\| `(\w+)` \| ([\d,]+) \| (.+) \| (\w+) \|$/;

describe('caps', () => {
  it('E-06 the table of docs/operations.md has every cap of the code, with its number, and no other', () => {
    const caps: Record<string, Cap> = { ...CAMPAIGN_CAPS, ...PROFILE_CAPS, ...SCHOOL_CAPS, ...AI_CAPS, ...LARGE_ANSWER_CAPS };
    const inCode = Object.entries(caps).map(([name, { most, of, beyond }]) => [name, most.toLocaleString('en-US'), of, String(beyond)]);
    const [, section = ''] = readFileSync(MANUAL, 'utf8').split('\n## Caps\n');
    const rows = (section.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
      const row = ROW.exec(line);
      return row ? [row.slice(1)] : [];
    });
    expect(rows).toEqual(inCode);
  });
});
