/** What an email is for. */
export type EmailKind = 'decline' | 'answer' | 'thanks' | 'follow-up' | 'first';

const DECLINE =
  /\b(?:declin(?:e|ed|ing)|turn(?:ed|ing)? (?:it|this|the offer|your offer|you) down|turn(?:ed|ing)? down (?:the|your|this) offer|say(?:ing)? no to|(?:have to|must|will) say no\b|said no to|not (?:be )?accept(?:ing)?|withdraw(?:ing)? (?:my|from)|(?:chosen|chose|picked|committed to|decided (?:on|to go to)|going (?:with|to)) (?:another|a different)|going (?:elsewhere|somewhere|to another)|play(?:ing)? (?:somewhere|someplace) else|no longer interested|not be coming to your|pass on (?:the|your) offer)\b/i;
const ANSWER =
  /\b(?:you (?:had |have )?asked|coach asked|he asked|she asked|they asked|(?:to|in) answer|answer(?:ing)?(?=:)|your question|wanted to know|you wrote that you need)\b/i;
const THANKS =
  /\bthank(?:s| you)\b(?: (?:so|very) much| again| a lot)?,? (?:to [\w ]{1,30} )?for (?!(?:your )?(?:time|consideration|reading|considering|taking)\b)/i;
const FOLLOW_UP =
  /\b(?:follow(?:ing)? up|(?:my|the) (?:last|first|previous) (?:email|message|letter)|(?:i )?wrote (?:to )?you|checking (?:back )?in|me again)\b/i;
const INTRODUCES = /\bmy name is\b|\bi (?:am|'m|’m) an? [\w ,’'-]{0,40}\b(?:class|20\d\d|quarterback|player|from)\b/i;

/** Thanks within so many characters are the purpose of an email; later ones are its closing. */
const BEGINNING = 300;

/** The kind of an email, or of the athlete's notes for one. */
export function emailKind(text: string): EmailKind {
  if (DECLINE.test(text)) return 'decline';
  if (ANSWER.test(text)) return 'answer';
  const beginning = text.slice(0, BEGINNING);
  if (THANKS.test(beginning) && !INTRODUCES.test(beginning)) return 'thanks';
  return FOLLOW_UP.test(beginning) ? 'follow-up' : 'first';
}
