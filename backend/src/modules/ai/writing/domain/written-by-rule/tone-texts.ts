import type { Tone } from '../tone.js';
import type { AthleteWords } from './athlete-words.js';

/** The phrases of one tone for each part of an email. They claim nothing beyond the given words. */
export interface ToneTexts {
  greeting: string;
  /** Equal in what they say. */
  interests: readonly [string, string, string];
  build: (words: AthleteWords) => string;
  grades: (words: AthleteWords) => string;
  /** The same right behind who writes. */
  gradesFirst: (words: AthleteWords) => string;
  figures: (words: AthleteWords) => string;
  film: (words: AthleteWords) => string;
  ask: string;
  /** Of who is in no high school yet. */
  askBeforeHighSchool: string;
  close: string;
  signOff: string;
}

const season = ({ season: year, level, games }: AthleteWords) =>
  `${year}${level && ` ${level}`} season${games === '1' ? '' : ` (${games} games)`}`;

/** One game is no season: "one game of my 2026 season". */
const played = (words: AthleteWords) => `${words.games === '1' ? 'one game of ' : ''}my ${season(words)}`;

export const TONE_TEXTS: Record<Tone, ToneTexts> = {
  professional: {
    greeting: 'Coach {{coach_last_name|and staff}},',
    interests: [
      'I am interested in {{school_name}} and would like to learn what you look for at my position.',
      'I would like to learn what {{school_name}} looks for at my position.',
      'I would like to play college football at {{school_name}}, and to learn what you look for at my position.',
    ],
    build: ({ build }) => `I measure ${build}.`,
    grades: ({ grades }) => `In the classroom I have ${grades}.`,
    gradesFirst: ({ grades }) => `In the classroom I have ${grades}.`,
    figures: (words) => `In ${played(words)} I recorded ${words.figures}.`,
    film: ({ film }) => `Here is my film: ${film}`,
    ask: 'What would be the next step to be evaluated by your staff?',
    askBeforeHighSchool: 'Do you hold a camp for players of my age?',
    close: 'Thank you for your time.',
    signOff: 'Best regards,',
  },
  enthusiastic: {
    greeting: 'Hello Coach {{coach_last_name|and staff}},',
    interests: [
      'I am excited about {{school_name}}, and I would love to compete for a place in your program!',
      'I would love to compete for a place in the program of {{school_name}}!',
      'I am excited to write to {{school_name}}, and I would love to play for your program!',
    ],
    build: ({ build }) => `I am ${build}, and I keep working to get stronger.`,
    grades: ({ grades }) => `I work just as hard in class and have ${grades}.`,
    gradesFirst: ({ grades }) => `I work hard in class and have ${grades}.`,
    figures: (words) => `I put everything into ${played(words)} and finished with ${words.figures}!`,
    film: ({ film }) => `I would love for you to watch my film: ${film}`,
    ask: 'What can I do next to show you what I can bring to your team?',
    askBeforeHighSchool: 'Is there a camp for players of my age where I could learn from your staff?',
    close: 'Thank you so much for reading this. I cannot wait to hear from you!',
    signOff: 'With excitement,',
  },
  casual: {
    greeting: 'Hi Coach {{coach_last_name|and staff}},',
    interests: [
      'I like what I see from {{school_name}}, and I’d like to find out if I’d be a good fit.',
      'I’d like to find out if I’d be a good fit for {{school_name}}.',
      'I’d like to play for {{school_name}}, and I’d like to know what you’re looking for.',
    ],
    build: ({ build }) => `I’m ${build}.`,
    grades: ({ grades }) => `School is going well too: I have ${grades}.`,
    gradesFirst: ({ grades }) => `School is going well: I have ${grades}.`,
    figures: (words) => `In ${played(words)} I had ${words.figures}.`,
    film: ({ film }) => `You can watch my film here: ${film}`,
    ask: 'What’s the best way to get on your radar?',
    askBeforeHighSchool: 'Do you have a camp for players my age?',
    close: 'Thanks for taking a look.',
    signOff: 'Thanks,',
  },
  formal: {
    greeting: 'Dear Coach {{coach_last_name|and staff}},',
    interests: [
      'I am writing to express my interest in the football program of {{school_name}}.',
      'I am writing to introduce myself to the football staff of {{school_name}}.',
      'I have great interest in the football program of {{school_name}}.',
    ],
    build: ({ build }) => `My height and weight are ${build}.`,
    grades: ({ grades }) => `My academic record includes ${grades}.`,
    gradesFirst: ({ grades }) => `My academic record includes ${grades}.`,
    figures: (words) => `During ${played(words)} I recorded ${words.figures}.`,
    film: ({ film }) => `My film is available for your review: ${film}`,
    ask: 'Would you kindly let me know how I may be considered by your staff?',
    askBeforeHighSchool: 'Would you kindly let me know whether you hold a camp for players of my age?',
    close: 'Thank you for your time and consideration.',
    signOff: 'Respectfully,',
  },
};
