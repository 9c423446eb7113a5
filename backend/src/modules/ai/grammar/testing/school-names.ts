import { SchoolNames } from '../domain/english/school-names.js';

/** Some of the directory. */
export const SOME_SCHOOLS = [
  'Alabama', 'Boise State', 'Clemson', 'Duke', 'Eastern Kentucky', 'Florida State', 'Georgia Tech', 'High Point', 'Lamar', 'Marshall', 'Miami (OH)', 'Michigan',
  'Michigan State', 'North Texas', 'Ohio State', 'Penn State', 'Rice', 'Texas', 'Texas A&M', 'Texas State', 'Wake Forest', 'Washington',
]; // prettier-ignore

export const NO_SCHOOLS = new SchoolNames([]);
export const KNOWN_SCHOOLS = new SchoolNames(SOME_SCHOOLS);
