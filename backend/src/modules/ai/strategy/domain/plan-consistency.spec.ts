import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import { generatedMaterial } from '../testing/generated-material.js';
import { classYearOf } from './calendar/class-year-of.js';
import { dayText } from './calendar/day-text.js';
import type { StrategyMaterial, StrategySchool } from './strategy-material.js';
import { writeStrategy } from './write-strategy.js';

const SEEDS = Array.from({ length: 200 }, (_, at) => at + 1);
const DAY = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g;

/** What is said as something to do, as one text and sentence by sentence. */
function advised(material: StrategyMaterial): { actions: string[]; first: string; overview: string } {
  const { timeline, overview } = writeStrategy(material);
  const actions = timeline.flatMap((month) => month.actions);
  return { actions, first: actions[0] ?? '', overview };
}

const hasRecord = ({ engagement: { sent, replied, contacts, offer } }: StrategySchool) => sent + replied + contacts > 0 || offer !== null;
const isLeft = ({ leadLevel, engagement: { offer } }: StrategySchool) => leadLevel === 'declined' || offer?.status === 'declined';
const canAnswer = (school: StrategySchool, today: string) => {
  const { offer } = school.engagement;
  return !isLeft(school) && offer !== null && [null, 'verbal', 'written'].includes(offer.status) && (offer.deadline ?? '9999') >= today;
};

/** It is prepared, or cancelled by who signed elsewhere. */
const isComing = (action: string, name: string) =>
  new RegExp(`^Your (?:visit to|camp at) ${name} is |^Tell ${name} that you do not come`).test(action);

/** Words of one class year, by the grades that they belong to. */
const OF_CLASS: readonly [RegExp, readonly number[]][] = [
  [/FAFSA|signing|applications? (?:for the fall )?to|final transcript/i, [12, 13]],
  [/PSAT/, [10]],
  [/visit days/, [11]],
  [/prep year/, [13]],
  [/One camp near home is enough/, [9]],
];

/** Each seed with its plan, so that a failure names the seed. */
function failures(broken: (material: StrategyMaterial) => string[]): string[] {
  return SEEDS.flatMap((seed) => broken(generatedMaterial(seed)).map((why) => `${seed}: ${why}`));
}

describe('Y-05 200 athletes of every class and record', () => {
  it('Y-05 every favorite is named with one text of its own', () => {
    expect(
      failures((material) => {
        const plans = writeStrategy(material).schoolStrategies;
        return material.schools
          .filter(({ name }, at) => plans[at]?.school !== name || plans[at]?.recommendedApproach === '')
          .map(({ name }) => name);
      }),
    ).toEqual([]);
  });

  it('Y-05 an offer with a day to answer is the first task, the next day first', () => {
    expect(
      failures((material) => {
        const days = material.schools
          .filter((school) => canAnswer(school, material.today))
          .flatMap(({ engagement }) => engagement.offer?.deadline ?? []);
        const [next] = days.sort();
        if (next === undefined) return [];
        const names = material.schools.filter(({ engagement }) => engagement.offer?.deadline === next).map(({ name }) => name);
        const { first, overview } = advised(material);
        return names.some((name) => first.includes(`offer of ${name} by`) && overview.includes(first)) ? [] : [first];
      }),
    ).toEqual([]);
  });

  it('Y-05 who waits for an answer is named before anything that has no day', () => {
    expect(
      failures((material) => {
        const { actions } = advised(material);
        const waiting = material.schools.filter(({ engagement }) => engagement.isReplyWaiting);
        const other = actions.findIndex((action) => /^(?:Send a first|Follow up|Put your|Fill in|Add your)/.test(action));
        return waiting
          .filter(({ name }) => {
            const at = actions.findIndex((action) => action.startsWith('Answer the coaches') && action.includes(name));
            return at < 0 || (other >= 0 && at > other);
          })
          .map(({ name }) => name);
      }),
    ).toEqual([]);
  });

  it('Y-05 nobody is sent a first email where something happened, and no follow-up where nothing did', () => {
    expect(
      failures((material) => {
        const text = advised(material).actions.join('\n');
        const first = /(?:first email to|Begin with) ([^.\n]*)/.exec(text)?.[1] ?? '';
        const again = /Follow up with ([^:\n]*):/.exec(text)?.[1] ?? '';
        const wrong = material.schools.filter((school) => (hasRecord(school) ? first : again).includes(school.name));
        return wrong.map(({ name }) => `${name}: ${first} / ${again}`);
      }),
    ).toEqual([]);
  });

  it('Y-05 a school that was declined stands in no task', () => {
    expect(
      failures((material) => {
        const { actions, overview } = advised(material);
        const text = [...actions, overview].filter((one) => !one.startsWith('Answer the coaches')).join('\n');
        return material.schools
          .filter(
            (school) => isLeft(school) && !school.engagement.isReplyWaiting && new RegExp(`\\b${school.name}\\b(?! State)`).test(text),
          )
          .map(({ name }) => name);
      }),
    ).toEqual([]);
  });

  it('Y-05 a visit or a camp to come is a task with its day, and is never spoken of as past', () => {
    expect(
      failures((material) => {
        const { actions } = advised(material);
        const plans = writeStrategy(material).schoolStrategies;
        return material.schools.flatMap((school, at) => {
          const { events } = school.engagement;
          const [next] = events.filter(({ kind, on }) => ['visit', 'camp'].includes(kind) && on > material.today).map(({ on }) => on);
          if (next === undefined || isLeft(school)) return [];
          const text = plans[at]?.recommendedApproach ?? '';
          const wrong = [
            text.includes(`visited on ${dayText(next)}`),
            text.includes(`camp on ${dayText(next)}.`),
            events.length === 1 && actions.some((action) => action.startsWith(`Thank the coach of ${school.name} `)),
            !actions.some((action) => isComing(action, school.name) && action.includes(dayText(next))),
          ];
          return wrong.includes(true) ? [`${school.name}: ${text}`] : [];
        });
      }),
    ).toEqual([]);
  });

  it('Y-05 nothing belongs to another class year', () => {
    expect(
      failures((material) => {
        const classYear = classYearOf(material.facts);
        const grade = classYear === null ? 0 : schoolGrade(classYear, material.today);
        const text = advised(material).actions.join('\n');
        return OF_CLASS.filter(([words, grades]) => !grades.includes(grade) && words.test(text)).map(
          ([words]) => `${grade}: ${words.exec(text)?.[0]}`,
        );
      }),
    ).toEqual([]);
  });

  it('Y-05 no task is in the past, none is said twice, and no month is empty', () => {
    expect(
      failures((material) => {
        const { timeline } = writeStrategy(material);
        const actions = timeline.flatMap((month) => month.actions);
        const past = actions
          .flatMap((action) => action.match(DAY) ?? [])
          .filter((day) => new Date(`${day} UTC`) < new Date(material.today));
        const twice = actions.filter(
          (action, at) => actions.indexOf(action) !== at && !action.startsWith('Nothing new') && !action.startsWith('A new school year'),
        );
        const empty = timeline
          .filter((month) => month.actions.length === 0 || month.actions.some((action) => action.trim() === ''))
          .map(({ month }) => month);
        return [...past, ...twice, ...empty];
      }),
    ).toEqual([]);
  });

  it('Y-05 numbers and names are those of the record', () => {
    expect(
      failures((material) => {
        const text = JSON.stringify(writeStrategy(material));
        return (/undefined|null,? |NaN|\{schools\}/.exec(text.replace(/":null/g, '')) ?? []).map(String);
      }),
    ).toEqual([]);
  });
});
