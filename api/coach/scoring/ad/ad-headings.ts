import type { AdPart } from '../match-reading.ts'

/** Usual headings of job ads, in the order in which they are tried. Each pattern matches a whole heading without its colon. */
const headings: [AdPart, RegExp][] = [
  [
    'duties',
    /^(?:.*\b(?:essential|main|primary|key|job|core|position) (?:job )?(?:functions?|duties|responsibilities|tasks)\b.*)$/,
  ],
  [
    'nice',
    /^(?:.*\b(?:nice[- ]to[- ]haves?|good[- ]to[- ]haves?|bonus(?: points)?|desirable|desired|preferred|preference|preferable|advantageous|pluses|extra credit|what would help|it would help if(?: you)?|would be (?:a bonus|great|nice|brilliant|fantastic|lovely|amazing|ideal)|also useful|set you apart|even better|ideally|optional|not essential|advantage)\b.*|a? ?plus(?: if.*)?|it'?s a plus.*|nice|also (?:great|nice|good))$/,
  ],
  [
    'benefits',
    /^(?:.*\b(?:benefits?|perks|what we offer|what we(?:'ll| will)? do for you|we offer|we(?:'ll| will)? (?:give|provide)(?: you)?|what you(?:'ll| will)? (?:get|receive)|you(?:'ll| will) (?:get|receive)|in return|what'?s in it for (?:you|me)|compensation|salary|remuneration|rewards?|why (?:join|work|us|you'?ll love)|our offer|the package|pay(?: range| rate| and .*)?|total rewards|reasons to join|what to expect from us|on offer|wages?)\b.*|package|hours(?: of work)?|schedule|work schedule|the deal|offer|what you can expect)$/,
  ],
  [
    'legal',
    /^(?:.*\b(?:equal opportunit|eeo|eoe|diversity|inclusion statement|how to apply|application (?:process|instructions|procedure)|apply(?:ing)? (?:now|today|here)?$|to apply|the process|about the process|hiring process|interview process|next steps?|selection process|disclaimer|privacy|data protection notice|physical (?:requirements|demands)|working conditions|work environment|work conditions|environment(?:al)? conditions|accommodations?|reasonable adjustments|safeguarding statement|legal|notice|recruitment agencies|agencies|closing date|important information|(?:things|what) you need to know|additional information|other information|commitment to)\b.*)$/,
  ],
  [
    'must',
    /^.*\b(?:(?:be|are|have) (?:a |an )?(?:\w+ )?(?:fit|match|candidate)\b|(?:fit|apply|right for you|suit you|love to hear from you|for you) if|you(?:'ll| will)? need to|will need to have|you should have|ideally have|can offer)\b.*$/,
  ],
  [
    'must',
    /^(?:.*\b(?:requirements?|required|qualifications?|qualified|must[- ]haves?|must have|essentials?|essential criteria|minimum|skills?|competenc(?:ies|y|es)|knowledge|what you(?:'ll| will)? (?:need|bring|have)|what you(?:'ll| will)? be bringing|you(?:'ll| will)? need|you(?:'ll| will)? (?:must )?have|you bring|you must(?: have)?|what we(?:'re| are)? (?:look(?:ing)? for|hop(?:e|ing) for|need|require|want|expect|seek)|what we'd like|we(?:'re| are)? (?:look(?:ing)? for|require|need|seek(?:ing)?)|who we(?:'re| are) (?:looking for|after|seeking)|who you are|about you|are you|your (?:profile|background|experience|skills|qualifications|expertise|toolkit|strengths)|the person|person spec(?:ification)?|candidate(?: profile| specification)?|ideal candidate|successful candidate|experience|education|licen[sc]es?|licensure|certifications?|certificates?|credentials|training|tech(?:nical|nology)? stack|technologies|tools|to succeed|to be successful|to thrive|eligibility|criteria|prerequisites|attributes|you are|you're|do you have|who should apply|profile|abilities|ksas?|what it takes|expectations of you)\b.*|you|must|need|needed|languages?)$/,
  ],
  [
    'duties',
    /^(?:.*\b(?:responsibilit(?:y|ies)|duties|accountabilit(?:y|ies)|what you(?:'ll| will)? (?:do|be doing)|what you(?:'re| are) going to do|you(?:'ll| will)(?: be)?|the (?:role|job|position|opportunity|work|challenge|mission)|role (?:overview|summary|description|purpose)|about the (?:role|job|position|opportunity)|job (?:overview|summary|description|purpose|details|duties)|position (?:overview|summary|description|purpose|details)|your (?:role|job|mission|tasks|day|impact|responsibilities|work)|day[- ]to[- ]day|a day in|typical day|key (?:tasks|activities|objectives|deliverables)|tasks|functions?|purpose|scope|in this role|overview|summary|how you(?:'ll| will) (?:make|contribute|spend)|deliverables|key result areas|main activities|role|description|objectives?|opportunity)\b.*)$/,
  ],
  [
    'about',
    /^(?:behaviou?rs|success profiles?|about(?: us| [\w&.' -]{1,40})?|(?:.*\b(?:who we are|our (?:company|story|mission|values|vision|culture|team|client|school|hospital|history|purpose|organi[sz]ation|people)|the (?:company|team|organi[sz]ation|business|school|practice|firm|client|hotel|restaurant)|company (?:overview|description|profile|summary|background|culture|information)|(?:company|organi[sz]ation)|introduction|background|mission|values|where you(?:'ll| will) work|meet the team|life at .*)\b.*)|location|reports to|reporting to|department|contract|job type|employment type|start date)$/,
  ],
]

const longestHeadingWords = 8

/**
 * The part a heading opens, or null when the line is no heading. A heading is short, has no sentence end and reads like one of the usual
 * ones; markdown marks and the colon do not matter.
 * @param opensList bullets follow, so that "In this role you will" is one too
 */
export function partOfHeading(line: string, opensList = false): AdPart | null {
  const colon = /[:：]\s*\**$/.test(line)
  const bare = line
    .replace(/^[#*_=\s>-]+|[#*_=\s:：-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = bare.split(' ').length
  if (bare === '' || words > (colon ? longestHeadingWords + 4 : longestHeadingWords) || /[.!;,]$/.test(bare)) return null
  const shouted = bare === bare.toUpperCase()
  const lower = bare
    .toLowerCase()
    .replace(/[?!]+$/, '')
    .replace(/[^\p{L}\p{N}' &/-]/gu, '')
  // Without a colon or capitals only short lines that are nothing but heading words are believed.
  const sure =
    colon ||
    shouted ||
    (opensList && /\b(?:you|your|we|this role|duties|responsibilities|if)\b/.test(lower)) ||
    /^[#*]/.test(line)
  if (!colon && !opensList && asksForOneThing(lower)) return null
  for (const [part, pattern] of headings) {
    if (!pattern.test(lower)) continue
    // "Under supervision, the School Bus Driver:" speaks of the job, though "the school" stands in it.
    if (part === 'about' && colon && opensList && !aboutFirst.test(lower)) return 'duties'
    if (sure || (words <= 2 && !asksItself.test(lower)) || plainHeading(lower, words)) return part
  }
  return null
}

/** "Hydrotherapy experience" is a demand, "Work experience" a heading. */
const asksItself =
  /^(?!(?:work|required|relevant|professional|previous|prior|minimum|desired|preferred|essential|desirable|your|our|key|core|technical|soft|hard|other|additional|basic|job|computer|language|special|role|specific|the|and|tech|personal|general|main)\b)\S+ (?:experience|training|knowledge|certifications?|certificate|licen[cs]es?|tools|qualifications?|education|skills|languages?)$/

const demanded =
  /^(.+?),? (?:(?:strongly|highly|also|is|are) )*(?:preferred|required|desired|desirable|essential|advantageous|mandatory|optional|an? (?:plus|bonus|advantage|must))$/
const namesNoThing =
  /^(?:experience|skills?|qualifications?|education|requirements?|knowledge|abilit(?:y|ies)|certifi\w+|licen[cs]\w+|training|background|competenc\w+|attributes|criteria|minimum|other|additional|technical|soft|hard|job|work|key|personal|professional|general|special|specific|relevant|previous|prior|the|what|things|and|or|&|also|is|are|not|highly|strongly|but|if)$/

/** "Spanish preferred", "Diesel experience required" ask for something themselves; "Skills and experience required" is a heading. */
function asksForOneThing(lower: string): boolean {
  const thing = demanded.exec(lower)?.[1]
  return thing?.split(/[\s,/]+/).some((word) => !namesNoThing.test(word)) ?? false
}

const aboutFirst =
  /^(?:about|our|we|who|where|the|company|organi[sz]ation|introduction|background|mission|values|meet|life|location|reports|reporting|department|contract|job|employment|start)\b/

const headingWords =
  /\b(?:what|who|we|you|your|you'll|you're|we're|about|key|job|role|the|our|main|why|how|minimum|preferred|required|essential|desirable|basic|additional|skills|qualifications|requirements|responsibilities|duties|experience|education|nice|must|it would help|will|be|do|doing|bring|need|have|looking|for|to)\b/g

/** At least half of the words are words of headings: "Essential skills and experience", not "Experience with HPLC". */
function plainHeading(lower: string, words: number): boolean {
  const hits = lower.match(headingWords)?.length ?? 0
  return (
    hits >= 2 &&
    hits / words >= 0.5 &&
    !/\b(?:with|in|of \w+ (?:and|or)|certified|degree|years?|valid|proven|strong|must be|a)\b/.test(
      lower.replace(/what'?s in it/, ''),
    )
  )
}

/** "Requirements: three years of ..." on one line: the part and what follows the colon. */
export function inlineHeading(line: string): { part: AdPart; rest: string } | null {
  const match = /^[#*_\s]{0,4}([^:.]{2,45}?)\s*\**[:：]\**\s+(\S.{2,})$/s.exec(line)
  if (!match?.[1] || !match[2]) return null
  const part = partOfHeading(`${match[1]}:`)
  return part ? { part, rest: match[2] } : null
}
