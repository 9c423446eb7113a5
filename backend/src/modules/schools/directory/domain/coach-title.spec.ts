import { roleOfTitle } from './coach-title.js';

describe('what a title says about a coach', () => {
  it.each([
    ['Head Coach', 'HC'],
    ['Head Football Coach', 'HC'],
    ['Interim Head Coach', 'HC'],
    ['Head Coach/Offensive Coordinator', 'HC,OC'],
    ['Offensive Coordinator/Quarterbacks', 'OC,QB'],
    ['Quarterbacks Coach & Co-Offensive Coordinator', 'OC,QB'],
    ['Associate Head Coach /\nDefensive Coordinator', 'DC'],
    ['Assistant Head Coach, Safeties', 'DB'],
    ['Assistant to the Head Coach', ''],
    ['Chief of Staff to the Head Coach', ''],
    ['Head Strength and Conditioning Coach', ''],
    ['JV Head Coach', ''],
    ['Recruiting Coordinator', 'RC'],
    ['Director of Recruiting', 'RC'],
    ['Director of Player Personnel', 'RC'],
    ['Recruiting Coordinator / Running Backs', 'RC,RB'],
    ['Tight Ends/Special Teams Coordinator', 'TE'],
    ['Wide Receivers Coach', 'WR'],
    ['Offensive Line Coach', 'OL'],
    ['Offensive/Defensive Line', 'OL,DL'],
    ['O-Line', 'OL'],
    ['D-Line / Edge', 'DL'],
    ['Nose Guards', 'DL'],
    ['Outside Linebackers', 'LB'],
    ['Cornerbacks Coach', 'DB'],
    ['Defensive Backs', 'DB'],
    ['DC/LBs', 'DC,LB'],
    ['Offensive Analyst', ''],
    ['-Head Coach', 'HC'],
    ['', ''],
  ])('K-06 R-03 reads %j as %j', (title, position) => {
    expect(roleOfTitle(title).position).toBe(position);
  });

  it.each([
    ['HC', 'HC'],
    ['hc', 'HC'],
    ['H.C.', 'HC'],
    ['HC/OC', 'HC,OC'],
    ['Interim HC', 'HC'],
    ['Assoc. HC', ''],
    ['Asst HC & DC', 'DC'],
    ['Assistant to the HC', ''],
    ['AHC', ''],
  ])('B-08 reads the abbreviation %j as %j', (title, position) => {
    expect(roleOfTitle(title)).toEqual({ position, isHeadCoach: position.startsWith('HC') });
  });

  it('E-04 calls only a real head coach the head coach', () => {
    expect(roleOfTitle('Head Coach').isHeadCoach).toBe(true);
    expect(roleOfTitle('Associate Head Coach').isHeadCoach).toBe(false);
    expect(roleOfTitle('Special Assistant to Head Coach').isHeadCoach).toBe(false);
  });
});
