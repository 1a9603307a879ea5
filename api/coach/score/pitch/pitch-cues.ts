/** Says hello or a name; names need their capital, since "I'm happy" is none. */
const hello =
  /\b(?:my name(?:'s| is)|hello|hi|hey|good (?:morning|afternoon|evening|day)|thank you for (?:having|seeing|meeting|taking))\b/i
const ownName = /\b(?:I'm|I am|[Tt]his is) (?!I\b)[A-Z][\p{L}'-]+/u
export const greets = (text: string): boolean => hello.test(text) || ownName.test(text)

/** Says what one is by trade, or for how long. */
const trade =
  /\b(?:i(?:'m| am) (?:also |currently |now |actually )?(?:an?|the)\b(?! (?:bit|little|lot|fan|hard|person|people|team|quick|fast|good|great|big|perfectionist))|i(?:'ve| have) (?:worked|been working|been an?|been in|spent|driven|taught|run|led|managed|cooked|sold|welded|built|practiced|nursed)|i (?:currently |now )?(?:work|run|lead|manage|teach|drive|weld|cook|build|sell|write|design|supervise|look after|take care|care for|keep|operate|head|own|fly|bake|farm|study|train)\b|i (?:worked|trained|qualified|graduated|started out) (?:as|in|at)|by trade|years? of experience|years? (?:as|in|on|behind)\b|my background is|my (?:job|work|trade|profession) is|(?:as|for) an? [a-z]+(?:er|or|ist|ian|ant|nurse|chef|clerk|assistant) (?:at|with|in|for)\b)/i

/** "I'm Gary Whitlock, approved electrician". */
const besideName = /\b(?:I'm|I am|[Mm]y name is) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}, (?!and\b|but\b|so\b|I\b)\p{Ll}/u
export const saysTrade = (text: string): boolean => trade.test(text) || besideName.test(text)

/** Says what the pitch is for: this job, this employer. */
export const purpose =
  /\b(?:(?:your|this|the) (?:\w+[ -]){0,4}(?:position|role|job|opening|post|vacancy|opportunity|placement)|appl(?:y|ying|ied) (?:for|to)|interested in (?:joining|working|your|the|this|becoming)|(?:want|like|love|hope|plan|looking|here|ready|excited|keen|eager|wish) to (?:join|work (?:for|with|at|in|here)|do (?:this|that|it|the same)\b|become|be your|bring|come to|talk to you|tell you|help (?:you|your))|looking for (?:a|my|the|an) (?:\w+ ){0,3}(?:position|role|job|next|place|chance|team)|i(?:'m| am) here (?:for|because|to)|(?:join|joining) (?:you|your|the)|why (?:i|you))\b/i

/** Something that catches a listener before any name: a deed with a figure, a question. */
export const question = /^(?:what if|have you|imagine|how (?:do|would|many|often)|did you|do you|picture)\b/i

/** What anybody could say. */
export const emptyTalk =
  /\b(?:hard[- ]?work(?:er|ing)|team player|people person|(?:fast|quick) learner|perfectionist|passionate|dynamic|go[- ]getter|self[- ]starter|think outside the box|results[- ]driven|detail[- ]oriented|great (?:fit|asset)|perfect (?:fit|candidate|match)|good fit|good communicator|great communicator|highly motivated|motivated|reliable|flexible|punctual|dedicated|committed|enthusiastic|positive attitude|can-do|give (?:it )?(?:my all|(?:(?:a|one) hundred(?: and ten)?|100|110)\s?(?:percent|%)?)|never give up|best candidate|ideal candidate|proven track record|wide range|various|synergy|leverage|people skills|strong work ethic|work well (?:under pressure|with others|in a team)|excellent communication|hit the ground running|new challenges?)\b/gi

/** A clear ask: a question for a meeting, a call, a trial, an answer; or an offer that needs only a yes. */
export const ask =
  /\b(?:(?:can|could|may|might|shall) (?:i|we)\b|(?:can|could|may|might|would|will) you .{0,60}?(?:talk|speak|meet|call|show|visit|see|consider|have|spare|give|try|invite|contact|let|come)|(?:when|which|what|how) .{0,40}?\b(?:day|time|date|morning|afternoon|week|step|suit|next)\b.*\?|would .{0,40}?\b(?:day|time|suit|possible|work for you|be all right|monday|tuesday|wednesday|thursday|friday)\b|(?:i(?:'d| would) (?:really |very much )?(?:love|like|welcome|appreciate|be (?:happy|glad|grateful|delighted|pleased)|value|enjoy)) .{0,50}?(?:talk|speak|meet|call|discuss|show|sit down|conversation|interview|hear|visit|tell you|walk you|trial|demonstrate|come (?:by|in)|minutes|explain|answer|shift|explore|spend (?:a|an|the)|shadow|join you for)|let(?:'s| us) (?:talk|speak|meet|set|find|schedule|arrange|sit|have|discuss|book)|give (?:me|us) (?:a|an|ten|fifteen|twenty|thirty|half|one|the)\b(?! (?:chance|opportunity|job|try))|(?:call|contact|reach|invite|phone|email) me|i(?:'ll| will) (?:call|send|follow up|bring|email|be in touch|leave|hand)|how does .{0,30}? sound|let me (?:show|prove|audit|walk|send|come|demonstrate|cook|drive|teach)|(?:send|bring) me|(?:when|what time) do you have|is .{0,30}? (?:good|okay|ok|fine|possible|all right) (?:for|with) you|(?:ten|fifteen|twenty|thirty|\d+) minutes|trial (?:day|shift|lesson|week|run))\b/i

/** A friendly end without one. */
export const softAsk =
  /\b(?:look(?:ing)? forward|hope to (?:hear|join|meet|work|talk|speak|see|discuss)|i can start|i(?:'m| am) (?:available|ready|free)|(?:want|like|love|happy|glad) to (?:bring|join|do|work|help|contribute|be part)|join (?:you|your|the)|for your (?:team|company|patients|guests|students|customers)|next step|(?:chance|opportunity) to|get in touch|in touch)\b/i
export const thanks = /\bthank(?:s| you)\b/i

/** Outcomes and change told of the speaker's own doing: "I cut waste", "raising sales". */
export const change =
  /\b(?:cut|reduc\w+|sav(?:ed|ing)|rais\w+|increas\w+|grew|grow(?:n|ing)|improv\w+|doubl\w+|tripl\w+|halv\w+|lower\w+|dropp\w+|fell|rose|went (?:up|down|from)|down (?:from|to|by)|up (?:from|to|by)|won|award\w*|promot\w+|passed|certified|licensed|record|zero|no (?:accidents?|complaints?|incidents?|errors?|injur\w+|falls?|infections?)|without (?:a|an|any|a single|losing)|ahead of|on time|under budget|from .{1,30} to|first (?:place|prize)|top \w+|best|ranked|rated|faster|fewer|less|more than|over \d|shortened|recovered|brought in|generated|delivered|launched|opened|finished|completed|five[- ]star|inspection|audit|retention|turnover)\b/i

/** Verbs and words of an outcome. */
export const outcomeWord =
  /\b(?:dropped|fell|rose|grew|went (?:up|down|from|back|through)|decreased|increased|improved|reduced|was cut|saved|doubled|halved|tripled|shrank|climbed|came back|came down|recovered|passed|won|finished|completed|shipped|delivered|launched|renewed|approved|accepted|agreed to buy|thanked|praised|promoted|adopted|copied|signed|solved|resolved|fixed|made the|in all (?:two|three|four|five|six|\d+)|into all|came back with|wrote (?:me |us )?(?:a thank|five stars)|changed the rule|on time|on schedule|under budget|ahead of|no (?:more|complaints?|accidents?|errors?|further|injur\w+|wrong)|no one (?:filed|complained|left|was|got)|nobody (?:filed|complained|left|got)|without (?:a single|an?|any) (?:single )?(?:page|complaints?|accidents?|incidents?|injur\w+|errors?|delays?|mistakes?|loss|problems?|outage)|has(?:n't| not) happened (?:again|since)|never happened again|still (?:use|uses|using|there|in use|here)|now (?:we|they|use|takes?|part|down|done)|were gone|was gone|is gone|zero|part of the|asked me to (?:show|teach|train|present|lead)|lost (?:only )?one|was at|were filled|sat on|began to|twice as|are still)\b/gi
