import { anAthlete, aCoach } from '../../writing/testing/builders.js';
import { MailWriter } from '../../writing/domain/templates/mail-writer.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import type { NamedSchool } from '../domain/names/known-names.js';
import { MemoryNameSource } from './memory-name-source.js';

const SCHOOLS: [name: string, city: string, aliases?: string[], mascot?: string][] = [
  ['Lamar', 'Beaumont', ['Lamar University'], 'Cardinals'],
  ['Rice', 'Houston', ['Rice University'], 'Owls'],
  ['Texas State', 'San Marcos', ['Texas State University', 'SWT'], 'Bobcats'],
  ['Texas', 'Austin', ['UT Austin', 'University of Texas at Austin'], 'Longhorns'],
  ['Sam Houston', 'Huntsville', ['Sam Houston State', 'SHSU'], 'Bearkats'],
  ['Tulsa', 'Tulsa', ['University of Tulsa'], 'Golden Hurricane'],
  ['Alabama', 'Tuscaloosa', ['The University of Alabama', 'Bama'], 'Crimson Tide'],
  ['Ohio', 'Athens', ['Ohio University'], 'Bobcats'],
  ['Ohio State', 'Columbus', ['The Ohio State University', 'OSU'], 'Buckeyes'],
  ['Oklahoma State', 'Stillwater', ['OSU'], 'Cowboys'],
  ['Miami', 'Coral Gables', ['University of Miami', 'The U'], 'Hurricanes'],
  ['Miami (OH)', 'Oxford', ['Miami University'], 'RedHawks'],
  ['Wheaton (IL)', 'Wheaton', ['Wheaton College'], 'Thunder'],
  ['Air Force', 'USAF Academy', ['USAFA'], 'Falcons'],
  ['Army', 'West Point', ['West Point'], 'Black Knights'],
  ['LSU', 'Baton Rouge', ['Louisiana State University'], 'Tigers'],
  ['St. Mary’s', 'Moraga', [], 'Gaels'],
  ['San José State', 'San José', ['SJSU'], 'Spartans'],
  ['Howard', 'Washington', ['Howard University'], 'Bison'],
  ["Hawai'i", 'Honolulu', ['Hawaii'], 'Rainbow Warriors'],
  ['Northern Ohio', 'Ada', [], 'Polar Bears'],
  ['South Alabama', 'Mobile', ['Southern Alabama'], 'Jaguars'],
  ['Texas A&M', 'College Station', ['TAMU'], 'Aggies'],
];

/** Lamar (id 1), where the recipient coaches, and some other schools with their coaches. */
export function namedSchools(): NamedSchool[] {
  return SCHOOLS.map(([name, city, aliases = [], mascot = null], at) => ({ id: at + 1, name, city, aliases, mascot }));
}

export const OKONJO = aCoach({
  coachId: 12,
  firstName: 'Brett',
  lastName: 'Okonjo',
  coachName: 'Brett Okonjo',
  schoolId: 1,
  schoolName: 'Lamar',
  schoolCity: 'Beaumont',
  schoolState: 'TX',
});

/** An athlete of Cedar Bluff High School in Round Rock, and the results of all checks of a text to Coach Okonjo of Lamar. */
export class CheckWorld {
  readonly names = new MemoryNameSource();
  readonly athlete = anAthlete({
    firstName: 'Caleb',
    lastName: 'Norwood',
    highSchool: 'Cedar Bluff High School',
    city: 'Round Rock',
    state: 'TX',
  });

  constructor() {
    this.names.all.schools = namedSchools();
    this.names.all.highSchoolCoaches = ['Doug Varela'];
    this.names.all.coaches = [
      { firstName: 'Marcus', lastName: 'Tillery', schoolId: 1 },
      { firstName: 'Brett', lastName: 'Okonjo', schoolId: 1 },
      { firstName: 'Terrence', lastName: 'Abara', schoolId: 2 },
      { firstName: 'Grady', lastName: 'Munson', schoolId: 3 },
      { firstName: 'Nick', lastName: 'Saban', schoolId: 7 },
      { firstName: 'Tomás', lastName: 'Núñez', schoolId: 7 },
      { firstName: 'Ana', lastName: 'De La Cruz', schoolId: 9 },
      { firstName: 'Joe', lastName: 'Field', schoolId: 9 },
    ];
  }

  async problems(
    template: string,
    { subject = 'Class of 2027', coach = OKONJO }: { subject?: string; coach?: Recipient } = {},
  ): Promise<MailProblem[]> {
    return (await this.checker(template, subject)).problems(coach);
  }

  /** Code and words of each finding, as "other_school: Rice". */
  async findings(template: string, options: { subject?: string; coach?: Recipient } = {}): Promise<string[]> {
    const problems = await this.problems(template, options);
    return problems.map(({ code, fix }) => [code, ...(/^“(.*?)”/.exec(fix) ?? []).slice(1)].join(': '));
  }

  checker(template: string, subject = 'Class of 2027') {
    const writer = new MailWriter({ subject, template }, this.athlete);
    return this.names.checks().of({ userId: 'caleb', athlete: this.athlete, writer });
  }
}
