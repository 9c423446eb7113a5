/**
 * Address domains in the directory of the school that the email with this alias went to; athletes' own contacts are not evidence of a school's
 * domain.
 */
export const schoolDomains = (email: string): string => `array(select distinct lower(substring(k.email from '@([^@]+)$')) from coaches k
  where k.school_id = ${email}.school_id and k.owner_user_id is null and k.email like '%@%' limit 20)`;
