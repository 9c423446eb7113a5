/** Kinds of claims that no profile can prove: each is confirmed by the athlete every time. */
export const ALL_CLAIMS: readonly [what: string, pattern: RegExp][] = [
  ['a visit', /\b(?:after|since|during|on|from|loved|enjoyed|thanks for|thank you for) my (?:[a-z]+ )?visit\b/g],
  ['an offer', /\b(?:(?:scholarship )?offers?\b(?! (?:a|an|any|the|your|degrees?|majors?|programs?|camps?)\b)|offered)\b/g],
  [
    'an offer',
    /\b(?:turn(?:ed)? down|preferred walk-?on|(?:have|hold|got|earned|received|offered|given|promised)(?: me)?(?: a| an| my| the)? (?:preferred )?walk-?on\b|pwo|full ride|scholarships? (?:from|on the table)|letter of intent|decommitted|verbally?)\b/g,
  ],
  ['a commitment', /\b(?:i'm|i am|as) an? (?:[a-z]+ ){1,4}commit\b/g],
  [
    'an offer',
    /\b(?:have|has|had|got|hold|holds|holding|held|saved|saving|promised|guaranteed) (?:me )?(?:a|my) (?:roster )?spot\b|\b(?:told|tells|said|says|promised)\b[^.;!?]{0,40}\b(?:spot|place) for me\b/g,
  ],
  [
    'an offer',
    /\bwants? me (?:to (?:play (?:for|at|there)|sign|commit|join)|on (?:their|the) (?:team|roster)|there\b|in (?:their|the) class)|\baccepted (?:an?|the|my|their) (?:spot|place|scholarship|invitation|invite)\b|\b(?:said|saying) (?:yes|no) to\b|\bpledged to\b|\bbacked out of my\b|\b(?:will|'ll|would) take me\b|\baccepted me\b|\bcoach(?:es)? wants? me\b|\bmy verbal\b|\binterest from\b|\brecruiting me\b|\b(?:been|being|am|i'm) recruited by\b/g,
  ],
  [
    'a commitment',
    /\bcommitted\b(?! to (?:get|work|improv|be|my|the|our|learn|hard|help|giv|keep|play))|\b(?:i|i've|have|i'm|i am) signed (?:with|to|(?:my|an?|the) (?:letter|nli|papers))\b/g,
  ],
  [
    'an honor',
    /\ball-? ?(?:state|district|conference|region|regional|county|league|american|area|stars?|city|metro|section|academic|tournament|division|decade|usa)\b/g,
  ],
  [
    'an honor',
    /\b(?:(?:principal|president|headmaster)'?s list|(?:high|highest|academic|with) honors(?! (?:and ap |or ap |level )?(?:courses?|class(?:es)?|work|credits?|weight\w*|points|english|math|algebra|geometry|calculus|chemistry|biology|physics|history|science|spanish|program))|student (?:council|government)|student body president|class (?:president|officer|treasurer|secretary)|leadership council|scholar[- ]athlete|ap scholar|beta club|watch ?list|hall of fame|(?:homecoming|prom) king|co-captains?|champs|state (?:qualifier|placer)|placed (?:1st|first|second|third|\d{1,3}(?:st|nd|rd|th)|in the)|(?:won|took|earned) (?:first|second|third|gold|silver|bronze)\b|letter winner|perfect attendance|game ball|(?:robotics|key|chess|debate|spanish|science|math|drama|interact) club|csf|deca|fbla|ffa|all-star game)\b/g,
  ],
  ['an honor', /\ball-(?!purpose|around|out|time|in\b|day|night|new|you|over|weather|star\b)[a-z]+/g],
  [
    'an honor',
    /\b(?:mvp|nominated|nominee|captains?|valedictorian|salutatorian|honou?r (?:roll|society|student|graduate)|honou?rable mention|national merit|semifinalist|finalist|dean's list|heisman|awards?|letterman|lettered|varsity letters?|medals?|trophy|trophies|eagle scout|(?:player|athlete|back|lineman|linebacker|rookie|newcomer|freshman|sophomore|junior|senior|student|champion|team|quarterback|qb|receiver|tight end|corner|cornerback|safety|defender|performer|kicker|punter|specialist|snapper|man|guy|coach) of the (?:year|week|month|game|decade))\b/g,
  ],
  [
    'an honor',
    /\b(?:first|second|third|1st|2nd|3rd)[- ]team\b|(?<!\b(?:game|games|day|days|time|times|part|end|rest|start|half|most|out|beginning|middle|season|half|first|last|night|nights|friday|outing|practice|performance|play|pick|catch|score|drive|workout|class|test|weekend|morning) |\b(?:first|second|third|fourth|fifth|last|only|best|worst|[a-z]{2,10}est|\d{1,2}(?:st|nd|rd|th)) (?:[a-z-]{1,12} ){1,2})\bof the (?:year|week|month)\b|\bnamed (?:to|the)\b|\bvoted\b/g,
  ],
  [
    'a rating',
    /\b[1-5]\.?\d?[- ]?stars?\b|\b(?:un)?ranked\b|\bmy rank(?:ing)?\b|\bi rank\b|\bclass rank\b|\bpercentile\b|\brated\b|\b(?:in|among) the top\b|\btop[- ]\d+\b|\btop (?:quarterback|receiver|player|recruit|prospect|athlete)s?\b/g,
  ],
  [
    'a rating',
    /\b\d{1,4}(?:th|st|nd|rd)(?:-| )(?:best|in (?:the|my|our|texas|state|class))\b|\b(?:first|second|third) in (?:the|my|our) (?!family|house|line)\w{1,30}/g,
  ],
  [
    'a comparison',
    /\b(?:i am|i'm|as|i was|i've been) the (?:best|fastest|strongest|top|greatest|number 1)\b|\bbetter than (?:your|any|every|most|anyone)\b|\b(?:fastest|strongest|best) (?:player|athlete|quarterback|qb|receiver|kid|guy|lineman) (?:in|on|at)\b/g,
  ],
  [
    'a comparison',
    /\b(?:nobody|no (?:one|1)|no other [a-z]+)\b[^.!?,;]{0,60}\b(?:more|better|faster|stronger|higher)\b[^.!?,;]{0,40}\bthan (?:me|i|my)\b|\b(?:nobody|no 1|no other [a-z]+|no (?:[a-z]+ )?(?:freshman|sophomore|junior|senior|player|athlete|quarterback|passer|back|receiver|linebacker|lineman|defender|kicker|punter|kid|guy))(?: else)? (?:on|in|at|from) (?:our|my|the|this) (?:[a-z]+ )?[a-z]+ (?:has|had|have|is|was|ran|runs|can|could|threw|throws|caught|made|scored|hits?|lifts|got|gets) (?:[a-z]+ ){0,4}(?:more|faster|stronger|better|higher|longer|bigger)\b(?![^.!?,;]* than (?!me\b|i\b|my\b|mine\b))/g,
  ],
  [
    'a comparison',
    /\b(?:more|faster|better|higher|longer|stronger|quicker) than (?:any(?! (?:[a-z]+ )?(?:numbers?|stats?|words?|films?|emails?|e-mails|letters?|lists?|figures?|amount|thing|schools?|programs?|colleges?|places?)\b)|every|all|anyone|anybody|everyone|everybody|the rest)\b|\b(?:most|best|highest|fastest|longest|strongest|biggest) (?:[a-z]+ ){0,2}(?:on|in) (?:the|our|my) (?:team|district|state|league|conference|county|school|region|area|city|class|section)\b|\bin (?:(?:our|my|the) )?(?:high school|school|program|team|state|district|conference|league|county|region)(?:'s)? history\b|\bin the history of (?:our|my|the)\b/g,
  ],
  [
    'a comparison',
    /\b(?:every other|all the other|all other|the rest of (?:the|our|my)|everyone else)\b[^.;!?]{0,50}\b(?:more|fewer|less|better|worse) (?:[a-z]+ )?than (?:me|i|mine)\b|\bmost [a-z]+ ever (?:for|by|in|at)\b/g,
  ],
  [
    'a comparison',
    /\b(?:i'm|i am|i was|been|being) (?:one of |by far |probably |easily |considered |known as )+(?:the )?(?:fastest|strongest|best|top|toughest|smartest|leading)\b/g,
  ],
  [
    'a record',
    /\b(?:been|got|gotten|was) (?:sacked|hurried|penalized|flagged)(?: for (?:holding|a penalty|pass interference|offsides?))? (?:only |just )?(?:\d|once\b)|\b(?:only|just) (?:been |got |gotten )?(?:penalized|flagged)\b/g,
  ],
  [
    'a comparison',
    /\b(?:there (?:isn't|is not|aren't|are not|ain't|is no|are no)|you won't find|you will not find) (?:an? |any )?(?:better|faster|stronger|tougher|quicker|bigger|smarter|more [a-z]+|harder[- ]working) (?:[a-z]+ ){1,3}(?:in|on|at|than|around|anywhere)\b/g,
  ],
  [
    'a comparison',
    /\bonly (?:\d{1,2}|a few|a couple(?: of)?) (?:other )?[a-z]+ (?:in|on) (?:the|our|my) [a-z]+ (?:has|have|had|threw|ran|caught)\b/g,
  ],
  [
    'a title',
    /\b(?:state|district|league|conference|national|region|regional|division|area|county|city|section|sectional) (?:champions?|championships?|titles?|finals?|semifinals?|playoffs?)\b/g,
  ],
  [
    'a result',
    /\b(?:we|we've|i've|our team|my team|i|they|our [a-z]+) (?:have |has |had |just )?(?:won(?!')|beat|lost(?! (?:\d|\w+ (?:yards|pounds)|yards|weight|my|a\b|an\b|the ball))|defeated|went \d+(?![\d]|\/\d|[- ]?(?:for|of|out|yards|times)|-\d+,? (?:for|with|and) \d+ (?:yards|passing))|finished \d|made the playoffs|reached|swept|clinched|qualified)\b|\breturned (?:an?|\d+) (?:interception|pick|fumble|kickoff|kick|punt)s? for\b|\b(?:undefeated|unbeaten|runners?-up)\b|\bwinning (?:season|record|streak)\b|\bwon (?:it|the game)\b|(?<!\bfor )\bthe (?:[a-z]+ ){1,2}(?:loss|defeat|upset)\b|\bgame[- ]winn(?:er|ing)\b/g,
  ],
  ['a result', /\b(?:took|brought|ran|housed) (?:an?|\d{1,2}|one|my) (?:punt|kick(?:off)?)s?\b(?! (?:team|return team))/g],
  [
    'a record',
    /\b(?:broke|break|set|hold|holds|own|tied|school|state|district|career|passing|rushing|receiving|team|single-season|all-time)\b[^.!?]{0,24}\brecords?\b|\brecord holder\b|\ball[- ]time (?:leader|leading|best|high)\b|\bcareer[- ](?:high|best)\b/g,
  ],
  [
    'a comparison',
    /\bled (?:our|the|my|all)\b|\bled [a-z]+(?: [a-z]+)? in (?:completions|passing|rushing|receiving|yards|touchdowns|tackles|sacks|scoring|interceptions|catches)\b|\b(?:lead|leads|leading|top|tops|topped|paced?|paces) (?:our|the|my|all|this) (?:[a-z0-9'-]+ ){0,4}in (?:(?:solo|total|passing|rushing|receiving|all-purpose) )?(?:completions|passing|rushing|receiving|yards|touchdowns|tackles|sacks|scoring|points|interceptions|picks|catches|receptions|tfls|carries|kicking|punting|takeaways|breakups)\b|\blead(?:s|ing)? (?:our|the|my) (?:team|district|league|state|conference|region|county|area|nation|city)\b/g,
  ],
  [
    'a camp or invitation',
    /\b(?:attended|invited|invitation|invite|competed at|selected|chosen|picked) (?:to|for|the|at|as|by)\b|\binvited me (?:to|for|out|back|up|down|over)\b|\belite 11\b|\bcombine\b|\bunder armour\b|\brivals(?: (?:camp|combine|ranking|250|profile)|\.com|\d)|\b(?:on|by) rivals\b|\b247sports\b|\bon3\b/g,
  ],
  [
    'a camp or invitation',
    /\b(?:i|i've|have|we|also|and) (?:\w+ )?(?:went to|attended|camped|came to|visited|was at|toured|worked out|competed|participated)\b[^.;?!]{0,40}\b(?:camps?|clinics?|combines?|showcases?|junior days?|prospect days?|campus|spring game|one-on-ones)\b|\bwon the (?:one-on-ones?|1-on-1s?|camp|drill|competition)\b/g,
  ],
  [
    'a visit',
    /\b(?:took|taken|had|have|scheduled|went on|been on) [^.;,?!]{0,20}\b(?:(?:un)?official|campus|game ?day) visits?\b|\b(?:took|taken|made|paid|had|have|got|scheduled|planned|set up|lined up) (?:an?|my|1|2|3) (?:[a-z]+ )?visit(?: out| up| down| over)? (?:to|at|with)\b|\b(?:hosted|welcomed|flew|flown) me\b|\b(?:had|brought|got) me (?:(?:out|up|down|over|in|back|on campus|there|by) ){0,2}(?:for|to|on)\b[^.;,?!]{0,20}\b(?:visit|game|camp|junior day|campus|official|unofficial)\b|\bcamped (?:at|with|there|this|last|in)\b|\b(?:i've|i have|i was|we've|we were|and) (?:also |already |just )?been (?:to|on|around|over) [^.;,?!]{0,25}\bcampus\b|\bon (?:an? |my |\d |both )?(?:un)?officials?(?: visits?)?\b/g,
  ],
  [
    'a record',
    /\b(?:to|between) (?:\d{1,2} )?different (?:receivers|targets|players|guys|teammates|quarterbacks|running backs|kids|passers)\b|\bhit \d{1,2} different (?:receivers|targets)\b/g,
  ],
  [
    'a record',
    /\bdropped (?:only |just )?(?:\d{1,2}|an?|one) (?:pass|ball|catch)(?:es|s)?\b(?![^.;]*\b(?:practice|league|summer|drills|7-on-7)\b)/g,
  ],
  [
    'a record',
    /(?:\b(?:never|not)|n't)(?: (?:even|yet|once|ever|have|had))* (?:(?:fumbled|(?<=never )fumble|(?<=\b(?:didn't|did not) )fumble(?= once\b| (?:all|this|the whole) (?:year|season|fall)\b))(?! (?:a|an|the|my)\b)|dropped (?:an?|any|1|one)|(?:had|have|committed) (?:a|any|1) turnovers?|lost a fumble|allowed an?|given up an?|been penalized|(?:been )?(?:called|flagged|whistled) for (?:an?|any|1|one|holding|false|offsides?|pass interference)|missed a (?:game|start|snap))\b|\bi(?:'ve| have)? (?:only |just )?fumbled\b|\b(?:no|zero|0) (?:turnovers|fumbles lost|drops|sacks allowed|penalties)\b/g,
  ],
  ['playing time', /\b(?:on|made|played|play) varsity\b(?=[^.!?]*\b(?:as|since|years?|grade)\b)/g],
  [
    'playing time',
    /\b\d-year (?:varsity )?(?:starter|letter\w*|player|captain)\b|\b(?:i|i've|have) (?:have |also )?(?:started(?! (?:[a-z]+ing|to|with|football|out|over|(?:off )?(?:the|my|this|our) (?:year|season|fall|campaign|game|night|day|week|summer|spring))\b)|been starting(?! to\b)|been the starter|been a starter)\b|\b(?:i am|i'm) (?:a|the|our) (?:\w+ )?(?:starter|starting)\b|\b(?:2|two)-way starter\b|\bas a (?:\w+ )?starter\b|\bi (?:also )?start (?:at|for|on|both)\b|(?<!\b(?:season|year|school|game|day|practice|team|program|we|it|night|story|interest|love) )\bstarted (?:all|every|since|as|at|for|on|in)\b/g,
  ],
  [
    'a measure',
    /\b(?:(?:bench(?:ed|es|ing)?|squat(?:ted|s)?)(?=(?: press)?(?: (?:about|over|around|almost|nearly|more than))? \d)|deadlift\w*|power clean\w*|hang clean\w*|clean(?:ed|s)?(?= \d)|vert(?:ical)?(?! (?:threat|routes?|pass\w*|game|stretch|offense|speed|attack|seams?)\b)|(?:broad|long|high|vertical|standing)[- ]jump\w*|shuttle|3-cone|wingspan|mph|miles?[- ](?:per|an)[- ]hour|10-yard split|meters?|shot put|discus|hurdles)\b/g,
  ],
  [
    'a measure',
    /(?<!\b(?:the|our|my|your|on|off) )\b(?:bench|squat)(?: press)?(?: max)?(?: (?:is|was|at|of|over|more|than|about|around|now|up|to))+ (?=\d)|\bmy (?:bench|squat)\b|\bmax (?:bench|squat)\b|\b(?:on|in) (?:the )?(?:bench(?: press)?|squat)\b(?! (?:for|most|all|behind|while|during|with)\b)/g,
  ],
  [
    'a measure',
    /\b(?:hang ?times?|(?:operation|op|get-?off|snap|launch) times?|snap (?:speed|velocity)|exit velo\w*|spin rate|(?:10|20)[- ]yard (?:split|dash)|flying (?:10|20)|relay|pro agility|5-10-5|l-drill|pull-?ups|push-?ups|body ?fat|split time)\b/g,
  ],
  [
    'a visit',
    /\byour (?:camp|clinic|junior day|prospect day|spring game)\b[^.;?!]{0,40}\b(?:was|were)\b[^.;?!]{0,40}\bi (?:attended|went to|did|visited|have been to)\b|\b(?:time|fun|blast|day|weekend|honor|pleasure|experience) (?:visiting|touring|meeting|seeing|being (?:on|at)) (?:you|your|the|with)\b(?=[^.;?!]{0,60}\b(?:last|in|this|on|at|yesterday|earlier|ago|back)\b)|\b(?:loved|enjoyed|liked|appreciated) (?:meeting|visiting|touring|seeing|walking|being on|talking (?:to|with)|getting to (?:meet|see|talk|know)) (?:you|your|the|with|around)\b(?=[^.;?!]{0,60}\b(?:camp|campus|visit|clinic|junior day|spring game|practice|facilities|stadium|last (?:week|month|spring|summer|fall|year)|in (?:january|february|march|april|may|june|july|august))\b)/g,
  ],
  ['a record', /\bpancake[ds] (?:about |over |around |at least |more than )?\d/g],
  [
    'a visit',
    /\bbeen (?:to|at) (?:\d |\d of |several of |some of |all of )?(?:your) (?:[a-z]+ )?(?:practices?|games?|camps?|clinics?|junior days?)\b/g,
  ],
  ['a measure', /\brun the (?!40)1?\d0(?:0)?\b(?! ?-?yard)|\b(?:hundred|200|400|100) (?:in|at|under) \d/g],
];
