/**
 * Every field of the MaxPreps football export, beside `Jersey`, which comes first. Source: the public field
 * specification (maxpreps.com/utility/stat_import/field_specs.aspx) as two public research notes quote it, November
 * 2026. The last line holds spellings that only the pages use.
 */
export const STAT_FIELDS: ReadonlySet<string> = new Set([
  ...['RushingNum', 'RushingYards', 'RushingLong', 'ReceivingNum', 'ReceivingYards', 'ReceivingLong'],
  ...['PassingComp', 'PassingAtt', 'PassingInt', 'PassingYards', 'PassingTD', 'PassingLong'],
  ...['OffensiveFumbles', 'OffensiveFumblesLost', 'PancakeBlocks'],
  ...['Tackles', 'Assists', 'TotalTackles', 'TacklesForLoss', 'Sacks', 'SacksYardsLost', 'QBHurries'],
  ...['INTs', 'INTYards', 'PassesDefensed', 'BlockedPunts', 'BlockedFG'],
  ...['FumbleRecoveries', 'FumbleRecoveryYards', 'CausedFumbles'],
  ...['PuntReturnNum', 'PuntReturnYards', 'PuntReturnLong', 'PuntReturnFairCatches'],
  ...['KickoffReturnNum', 'KickoffReturnYards', 'KickoffReturnLong', 'TotalReturnYards'],
  ...['PuntNum', 'PuntYards', 'PuntLong', 'PuntInside20'],
  ...['KickoffNum', 'KickoffYards', 'KickoffLong', 'KickoffTouchbacks'],
  ...['RushingTDNum', 'ReceivingTDNum', 'FumbleReturnedTDNum', 'IntReturnedTDNum', 'PuntReturnedTDNum'],
  ...['KickoffReturnedTDNum', 'TotalTDNum', 'PATKickingMade', 'PATKickingAtt', 'PATKickingPoints'],
  ...['PATRushingNum', 'PATReceivingNum', 'TotalConversionPoints', 'FGMade', 'FGAttempted', 'FGLong'],
  ...['Safeties', 'TotalPoints'],
  ...['PassingTDNum', 'PassingINTs', 'Interceptions', 'INT'],
]);

/**
 * Our counter ← their fields: the first choice of which anything was recorded, its fields added up. PassingInt are
 * thrown, INTs are made; Tackles are solo ones; a two-point conversion counts for who ran or caught it.
 */
export const COUNTER_SOURCES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  completions: [['PassingComp']],
  attempts: [['PassingAtt']],
  passingYards: [['PassingYards']],
  passingTouchdowns: [['PassingTD'], ['PassingTDNum']],
  interceptions: [['PassingInt'], ['PassingINTs']],
  carries: [['RushingNum']],
  rushingYards: [['RushingYards']],
  rushingTouchdowns: [['RushingTDNum']],
  longestRush: [['RushingLong']],
  tackles: [['TotalTackles'], ['Tackles', 'Assists']],
  soloTackles: [['Tackles']],
  assistedTackles: [['Assists']],
  tacklesForLoss: [['TacklesForLoss']],
  sacks: [['Sacks']],
  quarterbackHurries: [['QBHurries']],
  defensiveInterceptions: [['INTs'], ['Interceptions'], ['INT']],
  passBreakups: [['PassesDefensed']],
  forcedFumbles: [['CausedFumbles']],
  fumbleRecoveries: [['FumbleRecoveries']],
  defensiveTouchdowns: [['FumbleReturnedTDNum', 'IntReturnedTDNum']],
  receptions: [['ReceivingNum']],
  receivingYards: [['ReceivingYards']],
  receivingTouchdowns: [['ReceivingTDNum']],
  longestReception: [['ReceivingLong']],
  fieldGoalsMade: [['FGMade']],
  fieldGoalsAttempted: [['FGAttempted']],
  longestFieldGoal: [['FGLong']],
  extraPointsMade: [['PATKickingMade']],
  extraPointsAttempted: [['PATKickingAtt']],
  kickoffs: [['KickoffNum']],
  touchbacks: [['KickoffTouchbacks']],
  punts: [['PuntNum']],
  puntYards: [['PuntYards']],
  longestPunt: [['PuntLong']],
  puntsInside20: [['PuntInside20']],
  kickReturns: [['KickoffReturnNum']],
  kickReturnYards: [['KickoffReturnYards']],
  kickReturnTouchdowns: [['KickoffReturnedTDNum']],
  puntReturns: [['PuntReturnNum']],
  puntReturnYards: [['PuntReturnYards']],
  puntReturnTouchdowns: [['PuntReturnedTDNum']],
  fumbles: [['OffensiveFumbles']],
  fumblesLost: [['OffensiveFumblesLost']],
  twoPointConversions: [['PATRushingNum', 'PATReceivingNum']],
};
