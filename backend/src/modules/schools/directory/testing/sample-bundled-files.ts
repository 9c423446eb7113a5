import type { DirectoryEntry } from '../application/directory-entry.js';
import { BundledFiles } from '../application/ports/bundled-files.js';
import type { SchoolFacts } from '../application/school-facts.js';
import { nameKey } from '../domain/name-key.js';

const STAFF = `name,division,city,state,coach_name,coach_title,coach_email
Akron,D1,Akron,OH,Wren Specimen,Head Coach,wren@akron.example
`;

/** Two schools, the facts of one, and one invented coach. */
export class SampleBundledFiles extends BundledFiles {
  readonly asked: string[] = [];

  async directory(): Promise<DirectoryEntry[]> {
    this.asked.push('directory');
    return [entry('Akron', 'OH', 200800), entry('Rice', 'TX', 227757)];
  }

  async facts(): Promise<SchoolFacts> {
    this.asked.push('facts');
    return {
      academics: [{ unitid: 200800, columns: { admission_rate: '0.9', act_25: null } }],
      aliases: [{ unitid: 200800, aliases: ['Zips', 'UA'] }],
    };
  }

  async exampleStaff(): Promise<Uint8Array> {
    this.asked.push('exampleStaff');
    return new TextEncoder().encode(STAFF);
  }
}

function entry(name: string, state: string, unitid: number): DirectoryEntry {
  const unknown = { conference: null, websiteUrl: null, mascot: null, latitude: null, longitude: null, twitter: null };
  return { name, nameKey: nameKey(name), division: 'D1', subdivision: 'FBS', city: name, state, unitid, ...unknown };
}
