import { BundledFiles, type BundledFile } from '../application/ports/bundled-files.js';

const SAMPLES: Record<BundledFile, string> = {
  'directory.csv': `name,division,subdivision,city,state,conference,website_url,mascot,unitid,latitude,longitude,team_twitter,association,since
Akron,D1,FBS,Akron,OH,Mid-American,https://www.uakron.edu/,Zips,200800,41.07,-81.51,@ZipsFB,NCAA,1
Rice,D1,FBS,Houston,TX,,,,227757,,,,NCAA,1
Western University,na,,London,ON,OUA,https://www.uwo.ca,Mustangs,,,,,U SPORTS,2
`,
  'academics.csv': 'unitid,admission_rate,act_25\n200800,0.9,\n',
  'aliases.csv': 'unitid,aliases\n200800,Zips|UA\n',
  'athletics-sites.csv': `unitid,name,state,athletics_url,coaches_url,check
200800,Akron,OH,https://gozips.example,https://gozips.example/sports/football/coaches,two-sources
227757,Rice,TX,https://riceowls.example,,one-source
498562,East,PA,https://east.example,https://east.example/coaches,two-sources
498562,West,PA,https://west.example,https://west.example/coaches,two-sources
`,
  'demo/coaches-sample.csv': `name,division,city,state,coach_name,coach_title,coach_email
Akron,D1,Akron,OH,Wren Specimen,Head Coach,wren@akron.example
`,
  'contact-rules.csv': `rule_id,body,division,subdivision,sport,channel,anchor,starts,ends,effective_from,effective_to,text,source_url,source_kind,verified_on,status
d1,NCAA,D1,,football,writing,grade,class-2 06-15,,,,After your sophomore year.,https://rules.example,association,2026-11-21,in force
d2,NCAA,D2,,football,writing,any,,,,,At any time.,https://rules.example,association,2026-11-21,in force
`,
  'size-percentiles.csv': `subdivision,position,class,measure,n,${[...Array(19).keys()].map((at) => `p${5 * (at + 1)}`).join(',')}
FBS,QB,Fr,height,40,${[...Array(19).keys()].map((at) => 68 + at / 2).join(',')}
`,
  'towns.csv': 'state,town,latitude,longitude\nOH,akron,41.081,-81.519\nTX,houston,29.76,-95.37\n',
};

/** Two schools and one that came later, the facts of one, one invented coach, two rules, two towns and one row of percentiles. */
export class SampleBundledFiles extends BundledFiles {
  /** What was read, in order. */
  readonly asked: BundledFile[] = [];

  async read(name: BundledFile): Promise<Uint8Array> {
    this.asked.push(name);
    return new TextEncoder().encode(SAMPLES[name]);
  }
}
