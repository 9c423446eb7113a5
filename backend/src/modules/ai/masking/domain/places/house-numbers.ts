import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';

interface Place {
  start: number;
  end: number;
}

/** Characters between a street and the number of a house on it. */
const REACH = 80;
const NUMBER =
  /(?<=\b(?:house|home|door|building|mailbox|number|no\.|num|it's|it is|is|at|the)[,:]? ?#? ?)\d{1,6}[a-z]?(?![\w.,:/-]?\d)\b/giu;
/** Words before a number that is not a house number. */
const NO_HOUSE = /\b(?:jersey|wear|wore|wearing|weigh|am|ran|bench|squat|scored|threw|gpa|sat|act|age|class)\b[^.!?\n]{0,24}$/i;
const COUNTS =
  /^ ?(?:yards?|points?|pounds?|lbs?|games?|touchdowns?|tackles|sacks|minutes|miles|hours|days|weeks|years?|am|pm|a\.m|p\.m|%|to|of|for|and \d|percent|in\b|seconds|st|nd|rd|th)/i;

/** Finds house numbers apart from their street: "we live on 14th Street, the white house, number 2031". Linear. */
export function houseNumbers(text: string, streets: readonly Place[]): Place[] {
  return streets.flatMap(({ start, end }) => [...numbersIn(text, Math.max(0, start - REACH), start), ...numbersIn(text, end, end + REACH)]);
}

function numbersIn(text: string, from: number, to: number): Place[] {
  return matchesOf(text.slice(from, to), NUMBER)
    .map(({ 0: found, index }) => ({ start: from + index, end: from + index + found.length }))
    .filter((place) => isHouse(text, place));
}

function isHouse(text: string, { start, end }: Place): boolean {
  return !NO_HOUSE.test(text.slice(Math.max(0, start - 40), start)) && !COUNTS.test(text.slice(end, end + 12));
}
