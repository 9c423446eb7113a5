import { isCoach } from './is-coach.js';

describe('B-01 whether a title is a coach’s', () => {
  it.each([
    'Head Coach',
    'Asst. Coach – OL',
    'Pass Rush',
    'Rush Ends',
    'Long Snappers',
    'Kick Returners',
    'Wideouts',
    'H-Backs',
    'Run Game',
    'Passing Game',
    'Nose Tackles',
    'Co-Defensive Coordinator',
    'Director of Player Personnel / Running Backs',
    'Secondary',
    'Volunteer Assistant',
    'HC',
    'OC/QB',
    'Def. Coordinator',
    'Edge Rushers',
    'Assistant to the Head Coach / Tight Ends',
  ])('%s coaches', (title) => {
    expect(isCoach(title)).toBe(true);
  });

  it.each([
    'Operations Coordinator',
    'Strength and Conditioning Coach',
    'Video Coordinator',
    'Director of Player Personnel',
    'Offensive Analyst',
    'Passing Game Analyst',
    'Game Day Manager',
    'Head Coach (1988-1999)',
    'Ticket Rush Manager',
    'Team Physician',
    'Assistant to Coach Stack',
    'Asst. to the Head Coach',
  ])('%s does not', (title) => {
    expect(isCoach(title)).toBe(false);
  });
});
