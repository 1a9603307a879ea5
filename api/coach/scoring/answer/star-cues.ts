/** Where and when: a story has a place. */
export const setting =
  /\b(?:when (?:our|my|the|one) \w+|there was (?:a|an|one|this)|one of (?:my|our)|when i (?:was|worked|started|joined|had|first)|while (?:i was|working|on)|(?:in|at|from) my (?:last|previous|current|present|first|second|old|former|job|role|\w+ year)|i was (?:working|on (?:call|the|a|shift|duty)|the|a|an|in (?:charge|my))|i (?:worked|work) (?:as|at|in|for|nights|days)|as (?:a|an|the|head|\w+ manager) ?(?:\w+)? (?:of|at|in|for)|last (?:year|month|week|spring|summer|fall|autumn|winter|may|march|april|june|july|august|september|october|november|december|january|february|christmas)|(?:one|two|three|four|five|six|several|a few|\d+) (?:years?|months?|weeks?|days?) (?:ago|before|later|into)|in (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|(?:19|20)\d\d|twenty twenty|twenty \w+teen)|during (?:my|the|our|a)|on (?:the|a|one|my) \w+ (?:job|project|shift|unit|ward|site|team)|one (?:day|night|evening|morning|shift|afternoon|weekend)|this (?:was|happened|year|spring|summer|winter|week|month)|at (?:the|a|our|my) \w+(?: \w+)? (?:where|when|i|we)|so (?:it is|it's|it was) (?:a|on)|(?:it is|it's|it was) (?:a|on a|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|i (?:run|lead|work|manage) (?:the|in|at|on|for)|our (?:\w+ ){1,2}(?:was|were|had|threw|lost|kept|took|sold|made|ran|needed|used)|we (?:were|had|was) (?:a|an|just|building|working|about|one|two|three|four|five|\d+))\b/i

/** What was difficult or at stake. */
export const trouble =
  /\b(?:problems?|issues?|behind|complain\w*|broken?|broke|fail\w*|short[- ]?(?:staffed|handed)|delay\w*|late|upset|angry|shouting|missing|struggl\w*|losing|lost|down|risk\w*|conflict\w*|argu\w*|disagree\w*|urgent|emergency|crash\w*|wrong|error\w*|mistake\w*|sick|overdue|backlog|leak\w*|outage|slow|timed? out|unhappy|cold|barely|nobody (?:had|knew|was)|nobody|no one|double the|retir\w*|no (?:confidence|experience)|gave notice|had never|said no|threw away|wast\w+|annoy\w*|loud|full|hurt|unsafe|manual|by hand|too (?:many|few|much|little|late|expensive)|stuck|refus\w*|threat\w*|turnover|deadline|pressure|shortage|accident|injur\w*|forgot|worried|afraid|confus\w*|difficult|challeng\w*|gap|weak\w*|cancel\w*|quit|left us|dropp\w*|falling|damag\w*|defect\w*|warped|called for|at once|instead of)\b/i

/** What was the speaker's to do. */
export const ownTask =
  /\b(?:i (?:had|needed|have) to|i was (?:asked|told|assigned|responsible|in charge|tasked|supposed|expected|the one)|i had been (?:told|asked|given)|my (?:job|task|role|responsibility|goal|aim|part|duty|assignment) (?:was|there was|is)|it was (?:up to me|my (?:job|responsibility|task|turn|duty))|(?:fell|came|was down) to me|(?:was|were) my responsibility|was left to me|looked at me|i wanted (?:\w+ ){1,3}to|i had (?:only )?\w+ (?:days?|hours?|weeks?|minutes?)|(?:asked|told|wanted|tasked|expected) me to|i (?:was|am) (?:the )?(?:shift lead|team lead|project (?:lead|manager)|primary|lead|manager|supervisor|charge nurse|head)|i (?:wanted|set out|aimed|set myself) to|i was checking)\b/i

/** What had to be reached, without saying by whom. */
export const sharedTask =
  /\b(?:we (?:had|needed|wanted|were asked|were supposed) to|the (?:goal|aim|task|challenge|plan|deadline|idea) was|had to be|needed to be|by (?:friday|monday|tuesday|wednesday|thursday|saturday|sunday|noon|midnight|six|the end)|so that|in order to|deadline|supposed to)\b/i

/** Words that announce an outcome. */
export const outcomeMarker =
  /\b(?:as a result|in the end|the result (?:was|is)|the outcome|ended up|eventually|which (?:meant|led|saved|cut|reduced|brought|gave)|that (?:saved|cut|reduced|brought|led)|since then|ever since|from then on|after that(?:,)? (?:we|the|they|it|no|there)|after (?:a|one|two|three|four|five|six|\d+|that) (?:days?|weeks?|months?|years?)|within (?:a|an|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?|hours?)|by the end|afterwards|(?:days?|weeks?|months?|years?) later|(?:every|each) \w+(?: \w+)? since|at the end (?!of the day)|today (?:we|it|they|the)|(?:we|they|it|the \w+) now|that (?:plan|list|sheet|rule|form|habit) is still|to this day|so now)\b/i

/** Verbs and words of an outcome; none when the speaker is the one who does it ("I cut the pipe"). */
export const outcomeWord =
  /\b(?:dropped|fell|rose|grew|went (?:up|down|from|back|through)|decreased|increased|improved|reduced|was cut|saved|doubled|halved|tripled|shrank|climbed|came back|came down|recovered|passed|won|finished|completed|shipped|delivered|launched|renewed|approved|accepted|agreed to buy|thanked|praised|promoted|adopted|copied|signed|solved|resolved|fixed|made the|in all (?:two|three|four|five|six|\d+)|into all|came back with|wrote (?:me |us )?(?:a thank|five stars)|changed the rule|on time|on schedule|under budget|ahead of|no (?:more|complaints?|accidents?|errors?|further|injur\w+|wrong)|no one (?:filed|complained|left|was|got)|nobody (?:filed|complained|left|got)|without (?:a single|an?|any) (?:single )?(?:page|complaints?|accidents?|incidents?|injur\w+|errors?|delays?|mistakes?|loss|problems?|outage)|has(?:n't| not) happened (?:again|since)|never happened again|still (?:use|uses|using|there|in use|here)|now (?:we|they|use|takes?|part|down|done)|were gone|was gone|is gone|zero|part of the|asked me to (?:show|teach|train|present|lead)|lost (?:only )?one|was at|were filled|sat on|began to|twice as|are still)\b/gi

/** An outcome of which nobody learns anything. */
export const emptyOutcome = /\b(?:fine|okay|ok|good|better|well|great|happy)\b.{0,16}$|\b(?:i guess|or so|somehow)\b/i
export const noOutcome =
  /\b(?:no (?:idea|result|clue)|(?:don't|do not|didn't|did not|never) (?:really )?(?:know|remember|find out|hear|get (?:a|any) result|change)|nothing (?:really )?changed|not sure (?:how|what|whether))\b/i

/** What one always does is no story. */
export const habit =
  /\b(?:always|usually|often|generally|normally|sometimes|typically|every(?:body|one) (?:makes|has)|in general|in every|many (?:people|times)|never a problem|it happens|all the time|would (?:just|always))\b/i

const numberWord =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)'
/** A figure that can be checked, in digits or words; "one" alone is none. */
export const figure = new RegExp(
  `[$€£]?\\b\\d[\\d,.]*%?|\\b${numberWord}\\b|\\b(?:half|a third|a quarter|twice|doubled|halved|tripled|zero|percent|not a single|no (?:complaints?|accidents?|errors?|injuries)|one (?:in|day|week|month|of|plate))\\b`,
  'i',
)
