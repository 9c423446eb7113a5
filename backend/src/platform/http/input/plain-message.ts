import { fieldLabel } from './field-label.js';

type Phrase = (found: string[]) => string;

/**
 * The validator's own sentences, by its code for the rule: how its text goes on after the name of the field, and the
 * same in plain English. A sentence that a field brings itself fits none of the patterns and stays as it is.
 */
const PHRASES: Record<string, [RegExp, Phrase]> = {
  isString: [/^must be a string$/, () => 'must be text.'],
  isNotEmpty: [/^should not be empty$/, () => 'is missing. Please fill it in.'],
  isInt: [/^must be an integer number$/, () => 'must be a whole number.'],
  isNumber: [/^must be a number/, () => 'must be a number.'],
  min: [/^must not be less than (\S+)$/, ([least]) => `must be ${least} or more.`],
  max: [/^must not be greater than (\S+)$/, ([most]) => `must be ${most} or less.`],
  minLength: [/^must be longer than or equal to (\d+) characters$/, ([least]) => `needs at least ${least} characters.`],
  maxLength: [/^must be shorter than or equal to (\d+) characters$/, ([most]) => `can have at most ${withCommas(most)} characters.`],
  isBoolean: [/^must be a boolean value$/, () => 'must be true or false.'],
  isBooleanString: [/^must be a boolean string$/, () => 'must be true or false.'],
  isIn: [/^must be one of the following values: (.*)$/s, ([values]) => `must be one of: ${values}.`],
  isArray: [/^must be an array$/, () => 'must be a list.'],
  isObject: [/^must be an object$/, () => 'must be a group of fields.'],
  nestedValidation: [/^must be either object or array$/, () => 'must be a group of fields.'],
  arrayNotEmpty: [/^should not be empty$/, () => 'must not be empty.'],
  arrayMaxSize: [/^must contain no more than (\d+) elements$/, ([most]) => `can have at most ${withCommas(most)} entries.`],
  arrayUnique: [/^'s elements must be unique$/, () => 'names the same entry twice.'],
  isUuid: [/^must be a UUID$/, () => 'must be an id as the server gave it.'],
  isEmail: [/^must be an email$/, () => 'must be an email address.'],
  isIso8601: [/^must be a valid ISO 8601 date string$/, () => 'must be a date.'],
  matches: [/^must match .* regular expression$/s, () => 'is not written as expected.'],
};

const withCommas = (digits = '') => Number(digits).toLocaleString('en-US');

/**
 * What a person reads about a field that is wrong. `rule` is the validator's code, `message` its sentence about
 * the field at `path`. Returns the sentence unchanged when the field brought its own.
 */
export function plainMessage(path: string, rule: string, message: string): string {
  if (rule === 'whitelistValidation') return unknownField(path);
  if (rule === 'unknownValue') return 'The request has no fields that we know.';
  const rest = withoutName(message);
  const [pattern, phrase] = PHRASES[rule] ?? [];
  const found = rest === undefined ? null : pattern?.exec(rest.text);
  if (!rest || !found || !phrase) return message;
  return `${rest.each ? 'Each entry of ' : ''}${fieldLabel(path)} ${phrase(found.slice(1))}`;
}

function unknownField(path: string): string {
  return `${fieldLabel(path)} is not a field that we know. Check its spelling or leave it out.`;
}

/** The sentence behind the name with which the validator begins; undefined when it begins otherwise. */
function withoutName(message: string): { text: string; each: boolean } | undefined {
  const [, each, text] = /^(each value in )?(?:nested property |All )?[^\s']+ ?(.*)/s.exec(message) ?? [];
  return text === undefined ? undefined : { text, each: each !== undefined };
}
