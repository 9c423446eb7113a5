export interface SchoolName {
  name: string;
  state: string;
}

interface DemoContact {
  school: SchoolName;
  name: string;
  title: string;
  email: string;
}

interface DemoSchools {
  /** From the first day on; more come with the campaigns. */
  favorites: SchoolName[];
  contacts: DemoContact[];
}

const rice = { name: 'Rice', state: 'TX' };
const trinity = { name: 'Trinity University TX', state: 'TX' };

/** What the demo athlete marked, over all divisions, and whom he added himself. */
export const demoSchools: DemoSchools = {
  favorites: [
    { name: 'Texas', state: 'TX' },
    { name: 'Oklahoma State', state: 'OK' },
    { name: 'SMU', state: 'TX' },
    rice,
    { name: 'Texas State', state: 'TX' },
    { name: 'Abilene Christian', state: 'TX' },
    { name: 'Incarnate Word', state: 'TX' },
    { name: 'Montana', state: 'MT' },
    { name: 'Angelo State', state: 'TX' },
    { name: 'West Texas A&M', state: 'TX' },
    { name: 'Colorado Mesa', state: 'CO' },
    { name: 'Hardin-Simmons', state: 'TX' },
    { name: 'Mary Hardin-Baylor', state: 'TX' },
    trinity,
  ],
  contacts: [
    { school: rice, name: 'Kit Nonesuch', title: 'Area Recruiter', email: 'kit.nonesuch@rice.example.edu' },
    { school: trinity, name: 'Lou Makebelieve', title: 'Camp Director', email: 'lou.makebelieve@trinity.example.edu' },
  ],
};
