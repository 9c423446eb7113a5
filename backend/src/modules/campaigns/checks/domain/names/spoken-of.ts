/** Returns where a text claims that a film or link is included; null when it does not. */
const FILM = '(?:film|films|highlights?|tape|reel|video|videos|hudl|clips)';
const OF_LINK = [
  new RegExp(`\\bmy (?:\\w+ ){0,3}?${FILM}\\b(?! (?:study|studies|room|session|sessions))`, 'gi'),
  new RegExp(`\\b(?:here (?:is|are)|here's|watch|view|see|check out|look at|enclosed|included) (?:\\w+ ){0,4}?${FILM}\\b`, 'gi'),
  new RegExp(`\\b${FILM} (?:\\w+ ){0,3}?(?:below|here|above|attached|linked)\\b`, 'gi'),
  new RegExp(`\\b${FILM}\\s?:`, 'gi'),
  /\b(?:my|the|this|following|a|profile|share) links?\b|\blinks? (?:\w+ ){0,2}?(?:below|here|above|to my)\b|\blink\s?:/gi,
  /\b(?:click|tap) (?:here|below)\b/gi,
];
/** "I can send you my film": the film is offered, not included. */
const OFFERED =
  /\b(?:can|could|will|would|'ll|’ll|happy to|glad to|like to|love to|going to|want to|wish to|let me|may i|shall i) (?:also |gladly |always )?(?:send|share|email|forward|upload|post|get|provide)\b[^.!?\n]{0,60}$/i;
const ASKED = /\b(?:if|when|once|as soon as|before|after) [^.!?\n]{0,60}$/i;
const BEFORE = 120;

export function spokenOfLink(text: string): number | null {
  return firstOf(text, OF_LINK);
}

const OF_ATTACHMENT = [/\b(?:attached|attaching|enclosed)\b(?! to\b)/gi, /\b(?:see|open|find|in) (?:the |my )?attach(?:ment|ments|ed)\b/gi];

/** Returns where a text claims that something is attached; null when it does not. */
export function spokenOfAttachment(text: string): number | null {
  return firstOf(text, OF_ATTACHMENT);
}

function firstOf(text: string, patterns: readonly RegExp[]): number | null {
  const places = patterns.flatMap((pattern) => {
    for (const { index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - BEFORE), index);
      if (!OFFERED.test(before) && !ASKED.test(before)) return [index];
    }
    return [];
  });
  return places.length === 0 ? null : Math.min(...places);
}
