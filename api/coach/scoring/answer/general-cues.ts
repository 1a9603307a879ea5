/** One thing that a good answer to a kind of question holds. */
export interface Expectation {
  /** As it completes "your answer has ..." and "it lacks ...". */
  name: string
  cue: RegExp
}

interface QuestionKind {
  asked: RegExp
  expects: readonly Expectation[]
}

const present: Expectation = {
  name: 'what you do now',
  cue: /\b(?:i am an?|i'm an?|i (?:work|run|lead|teach|manage|sell|drive|weld|cook|build|write|care|look after)|currently|at the moment|for the (?:last|past)|years? of experience|years? (?:as|in))\b/i,
}
const past: Expectation = {
  name: 'how you got there',
  cue: /\b(?:before that|i (?:started|began|studied|trained|learned|worked|joined|graduated|moved)|my first|previously|when i|earlier|degree|at university|at college|since (?:19|20)\d\d)\b/i,
}
const next: Expectation = {
  name: 'what you want next',
  cue: /\b(?:looking for|i (?:want|would like|'d like|hope|plan) to|my next|that is why|that's why|now i|next step|i am ready|i'm ready|my goal|interested in)\b/i,
}
const linkToJob: Expectation = {
  name: 'what it has to do with this job',
  cue: /\b(?:your (?:ad|company|team|customers|patients|school|description|terminal|work|clients|hospital|product\w*|shop|site|office|posting|organization)|this (?:role|job|position|team|work)|you (?:ask|need|are looking|want|describe|mention|write|offer|can put)|to you|for you|here)\b/i,
}
const proof: Expectation = {
  name: 'a proof from your own work',
  cue: /\b(?:for (?:example|instance)|when i|last (?:year|month|spring|summer|fall|autumn|winter|week)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|at my (?:last|current|present|previous)|in my (?:job|last|current|present)|i have (?:driven|led|built|trained|taught|run|worked|passed)|i (?:found|built|trained|led|made|wrote|did|called|had|kept|sold|fixed|taught|raised|cut|started))\b/i,
}
const reason: Expectation = {
  name: 'a reason',
  cue: /\b(?:because|since|so that|that is why|that's why|the reason|due to|as i|which is why|in order to|reasons?)\b/i,
}
const realWeakness: Expectation = {
  name: 'a weakness that is one',
  cue: /\b(?:i (?:find it (?:hard|difficult)|struggle|tend to|am not (?:good|great|comfortable)|have trouble|used to|get (?:nervous|impatient|lost)|avoid\w*|forget|rush|don't|still|lack|was (?:too|not))|my weakness is (?!that i (?:am|'m) (?:too much of )?a? ?perfectionist)(?!.*\b(?:too hard|perfectionist|care too much)\b)|hard for me|not my strength|difficult for me)/i,
}
const workOnIt: Expectation = {
  name: 'what you do about it',
  cue: /\b(?:i (?:have )?(?:now|started|began|keep|use|ask|practi[cs]e|took|take|joined|signed|agreed|set|worked on|write|make sure|block|plan|learned|built)|working on (?:it|this|that)|course|coach|checklist|board|feedback from)\b/i,
}
const progress: Expectation = {
  name: 'what has changed since',
  cue: /\b(?:since then|now|this year|today|better than|no longer|so far|none of|improved|less|fewer|it has become|last (?:month|week)|already|not gone)\b/i,
}
const nameStrength: Expectation = {
  name: 'a strength by its name',
  cue: /\b(?:strength (?:is|are|would be|lies)|i(?:'m| am) (?:good|strong|best|very good|patient|calm|quick)|what i do (?:well|best)|people (?:come|ask|rely)|known for|my strengths?)\b/i,
}
const step: Expectation = {
  name: 'the steps you would take',
  cue: /\b(?:first|then|next|after that|second|i would|i'd|i (?:check|ask|look|begin|start|test|compare|measure|read|write|talk|plan|break))\b/i,
}
const figureGiven: Expectation = {
  name: 'a figure',
  cue: /\d|\b(?:thousand|hundred|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i,
}
const dateGiven: Expectation = {
  name: 'a date or a time of notice',
  cue: /\d|\b(?:weeks?|months?|immediately|tomorrow|monday|notice|right away|at once|january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
}

const kinds: readonly QuestionKind[] = [
  {
    asked: /\b(?:about yourself|introduce yourself|walk me through your resume|your background)\b/i,
    expects: [present, past, next, proof],
  },
  {
    asked: /\b(?:weakness\w*|should work on|work on\?|hardest for you|fit you (?:best|least))\b/i,
    expects: [realWeakness, proof, workOnIt, progress],
  },
  { asked: /\bstrengths?\b/i, expects: [nameStrength, proof, linkToJob] },
  { asked: /\b(?:why should we hire|why you\b|what (?:can|would) you bring)/i, expects: [reason, proof, linkToJob] },
  {
    asked:
      /\b(?:why (?:are you interested|this|do you want|here|us)|what (?:made you apply|draws you|attracts you)|interested in (?:this|our|the))\b/i,
    expects: [reason, linkToJob, proof],
  },
  { asked: /\b(?:know about (?:us|our|the company)|our (?:company|organization))\b/i, expects: [linkToJob, reason, proof] },
  { asked: /\b(?:five years|future|long term)\b/i, expects: [next, reason, linkToJob] },
  { asked: /\b(?:leav(?:e|ing)|left the last)\b/i, expects: [reason, next, present] },
  { asked: /\b(?:salary|expectations|pay)\b/i, expects: [figureGiven, reason] },
  {
    asked: /\b(?:when could you start|notice|available)\b/i,
    expects: [dateGiven, reason],
  },
  {
    asked:
      /\b(?:achieved after|first ninety|first (?:weeks|months|days)|look at first|how would you|how do you|go about|make sure)\b/i,
    expects: [step, reason, proof],
  },
]

/** Where the question is of no known kind: a plain answer gives a reason, a proof and its link to the job. */
const anyQuestion: readonly Expectation[] = [reason, proof, linkToJob]

/** What a good answer to this question holds. */
export function expectationsOf(question: string): readonly Expectation[] {
  return kinds.find(({ asked }) => asked.test(question))?.expects ?? anyQuestion
}

/** What anybody could say of themselves. */
export const empty =
  /\b(?:hard[- ]?working|motivated|reliable|flexible|punctual|team player|people person|fast learner|quick learner|perfectionist|passionate|dynamic|best person|good fit|great (?:company|culture|team|opportunity)|new challenge|give (?:a hundred|100|one hundred)|never give up|good communicator|work hard|care too much|work too hard|very interesting|people skills|good feeling|communication is|can also be a strength|not disappoint)\b/gi

/** What only somebody who was there could say. */
export const specific = {
  example:
    /\b(?:for (?:example|instance)|when i (?:was|started|worked|had|found)|last (?:year|month|week|spring|summer|fall|autumn|winter)|in (?:january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d)|at my (?:last|current|present|previous|first)|in my (?:job|last|current|second|first)|this (?:year|spring|summer|week|month)|\w+ years ago)\b/gi,
  reason: /\b(?:because|so that|that is why|that's why|which is why|since (?:i|my|we)|the reason)\b/gi,
}

/** Signs of an order that listeners can follow. */
export const signpost =
  /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|two (?:reasons|things|ways)|three (?:reasons|things)|before that|after that|then|now|today|for example|for instance|finally|in short|so|that is why|that's why|because|since then|at the same time|the other|also|last(?:ly)?|and i)\b/gi
