import type { AdPart } from '../match-reading.ts'

// Sentences tell their part also where no heading does. All patterns are plain alternations over one bounded sentence.

const legal =
  /\b(?:equal(?:ity)? (?:employment )?opportunit|equal opportunities|equality (?:and|&) diversity|eoe\b|eeo\b|e-verify|without regard to|regardless of|(?:does|do|will) not discriminate|discriminat(?:e|ion) on|protected (?:class|characteristic|veteran|status)|reasonable (?:accommodation|adjustment)|affirmative action|disability confident|inclusive (?:employer|environment|workplace|culture)|celebrates? diversity|diversity and|all qualified applicants|every background|from all backgrounds|underrepresented|all walks of life|drug[- ](?:free|screen|test)|background (?:check|screen)s? (?:will|is|are|required|and|may|must)|pre-employment|fingerprint|(?:tb|drug|alcohol) test|medical exam|criminal record|(?:right|eligib\w+|authori[sz]ed|authori[sz]ation|permitted) to (?:live and )?work (?:in|for)|work (?:authori[sz]ation|permit)|visa sponsorship|sponsor(?:ship)? (?:is|not|visas)|no agencies|unsolicited|recruitment agenc|recruiters? (?:please|need)|rehabilitation of offenders|subject to (?:a|an) |committed to safeguarding|safeguarding and promoting|checked through the dbs|privacy (?:notice|policy)|(?:please|to) (?:apply|send|submit|email|forward)|apply (?:now|today|by|with|via|online|at)|send (?:us )?(?:your|a) (?:cv|resume|portfolio|cover)|cover(?:ing)? letter|closing date|interviews? (?:will|are|on)\b|\b(?:text|dm|message|contact)\b[^.]{0,30}\b(?:resume|cv|us)\b|resume to\b|call (?:us|our|the|today)|stop by|references (?:will|are)|this (?:job )?description (?:is|does)|other duties as assigned|reserves? the right|level of security|security (?:check|vetting)|(?:we(?:'ll| will)|be) assess(?:ed)? (?:you )?against|selection process|not intended to be|two references|first come)/i

const benefits =
  /\b(?:we offer|(?:what )?we provide|you(?:'ll| will)? (?:get|receive|enjoy)\b|in return|benefits (?:include|package|such|from)|our benefits|competitive (?:salary|pay|wage|benefits|compensation|package|rate)|401 ?\(?k\)?|403 ?\(?b\)?|paid (?:time off|holidays?|vacation|weekly|leave|training|parental)|pto\b|(?:medical|health|private health),? (?:dental|vision|insurance|cover|care plan)|health insurance[,.]|dental,? (?:and |& )?vision|dental insurance|vision insurance|life insurance[,.]|pension (?:scheme|plan|contribution|up|with)|(?:days?'?|weeks'?) (?:of )?(?:annual )?(?:leave|holidays?|vacation|off)|annual leave|bank holidays\)|(?:sign-?on|attendance|annual|referral|performance|retention) bonus|tuition (?:reimbursement|assistance)|(?:stock|share) (?:options|scheme)|equity\b.{0,20}\b(?:package|grant|pto|commission)|profit sharing|parental leave|employee (?:discount|assistance|rates)|staff discount|\d+% (?:staff |employee |childcare )?discount|discounted|free (?:parking|lunch|meals?|gym|food|snacks|uniform)|gym membership|cycle to work|wellness (?:stipend|program)|meals on duty|live-in|home office (?:budget|stipend)|car allowance|fuel card|uniform (?:supplied|provided|allowance)|relocation (?:assistance|package|support)|career (?:development|progression|growth)|(?:base )?salary (?:of|range|from|is)|base \+|per (?:hour|annum)|an hour\b|\d ?(?:p\/h|\/ ?(?:hr|hour|year)\b)|(?:package|benefits|perks|rewards) (?:includes?|comprises?)|shift (?:pattern|pay)|life cover|product discounts|uncapped|ote\b|bonus scheme|flexible (?:schedule|working|hours)|work[- ]life balance|service charge|birthday off|nights out|cover your)/i

const money =
  /(?:[£$€]\s?\d[\d,.]*\s?k?\b.{0,40}(?:[£$€]|\/ ?(?:week|wk|month|mo)\b|salary|per|an hour|a year|\+|plus|range|commission|bonus|depending|doe)|^salary|^pay\b)/i

/** Praise and description of the employer. */
const about =
  /^(?:we(?:'re| are) (?!(?:now |currently |also |actively )*(?:looking|seeking|hiring|recruiting|searching|after|in search|in need))|we(?:'ve| have) been|we (?:believe|value|love|make|build|care|help|serve|work|moved?|design|see)\b|our (?!client[^.]{0,60}requires?|ideal|successful|perfect)|founded|established|since \d{4}|named |voted |rated |located|based in|join (?:a|our|us|the)|at [A-Z][\w&.' -]{1,40},|hey|hi\b|hello|do you (?:love|want|dream)|are you (?:passionate|ready))/i
const aboutAnywhere =
  /^(?:the |our )?[A-Z][\w' -]{2,40} (?:is|are) committed to\b|^[^.]{3,60}\b(?:has|have) (?:served|been|helped|grown)\b|\bsince (?:18|19|20)\d\d\b|\b(?:is|are) (?:a|an|the|one of|proud|committed|dedicated|growing)\b(?!.{0,30}\b(?:must|plus|bonus|advantage|requirement|asset|need)\b).{0,80}\b(?:company|firm|employer|provider|leader|leading|hospital|school|agency|organi[sz]ation|practice|hotel|restaurant|group|startup|start-up|brand|manufacturer|marketplace|retailer|team of|business|nonprofit|charity|winery|gastropub|bank|clinic|nursery|network|studio|fintech|contractor|institution|centre|center|consultancy|housebuilder|landmark|operator|shop)\b/i

const nice =
  /\b(?:preferred|preferable|preferably|nice to have|(?:a|an?) (?:\w+ )?plus\b|\b(?:huge|big|strong|definite|major) plus\b|(?:is|are|be) a bonus|bonus points|desirable|desired|an? advantage|advantageous|ideally|would be (?:great|brilliant|fantastic|lovely|nice|beneficial|ideal|helpful|useful|welcome|valued|good|an?\b)|beneficial|not (?:essential|required|necessary|mandatory) but|helps[.!]?$|helps a lot|an asset|set you apart|also good|good to have|appreciated|helpful|a strong plus|favou?red|useful but|welcomed|(?:experience|knowledge)\b.{0,25}\b(?:is|are) (?:great|brilliant|welcome|useful|handy)\b)/i
const must =
  /\b(?:must|required|requires|require|essential|mandatory|necessary|need(?:ed|s)? to|you(?:'ll| will)? need|minimum|at least|is a must|prerequisite)\b/i
const asks =
  /\b(?:experience(?:d)? (?:with|in|of|using|working|as|on)|\w+ experience|knowledge|understanding of|familiar(?:ity)?|proficien(?:t|cy)|fluen(?:t|cy)|degree|diploma|certifi\w+|licen[cs]\w+|qualification|qualified|background in|skilled|expertise|skills|track record|years?(?:'|’)?|ability to|able to|comfortable|confident|hands-on|competent|command of|trained in|bilingual|you (?:have|are|know|bring|hold|possess|can|should)|you'?(?:ve|re) |looking for|seeking|hear from (?:people|any|some|you|those|candidates)|ideal|candidate|applicants?|we (?:need|require|want))\b/i
/** "You will verify dental insurance benefits" is work, whatever its object is called; what is given, paid or enjoyed is not. */
const doesWork =
  /^(?:(?:in|as|within) [^,.]{3,40}, )?(?:you(?:'ll| will)|(?:the )?(?:[\w-]+ ){0,3}(?:person|candidate|post ?holder|applicant|incumbent|manager|role|position|job) will)\b (?!(?:also |even )?(?:get|receive|enjoy|have|be|join|earn|benefit|accrue|start|work|find|love|not)\b)/i
const surelyGiven =
  /[£$€]|\b40[13]\b|\b(?:we offer|pto|bonus|discount|free|holidays?|annual leave|pension|your (?:salary|pay))\b/i
const duties =
  /\b(?:you(?:'ll| will)(?! (?:need|have|possess|hold|bring|be able|be an?|also need|also have|ideally|already|must))|responsible for|duties|responsibilities|day to day|typical work|work includes|in your hands|under the (?:direction|supervision|guidance) of|the role|reporting to|reports to|you (?:may|might|could) (?:also )?be\b|in this (?:role|position))\b/i
const notNeeded =
  /\b(?:(?:not|isn'?t|aren'?t|n'?t) (?:needed|required|necessary|essential)(?! but)|no (?:prior |previous )?(?:\w+ )?(?:experience|degree|qualifications?) (?:is )?(?:needed|required|necessary)|no need)\b/i

/** Who the employer says the job is for: "About you: ..." must not be read as praise. */
export interface CuedPart {
  part: AdPart
  confident: boolean
}

/**
 * The part of one sentence.
 * @param headed the part of the heading above it, or null where there is none
 */
export function partOfSentence(sentence: string, headed: AdPart | null): CuedPart {
  if (headed === 'benefits' || headed === 'legal') return demandUnderOther(sentence, headed)
  if (notNeeded.test(sentence) && !nice.test(sentence)) return { part: 'about', confident: true }
  const asked = headed === 'must' || headed === 'nice'
  if (legal.test(sentence)) return { part: 'legal', confident: true }
  const works = doesWork.test(sentence) && !surelyGiven.test(sentence)
  if (!(asked && asks.test(sentence)) && !works && (benefits.test(sentence) || money.test(sentence)))
    return { part: 'benefits', confident: true }
  if (nice.test(sentence) && !(must.test(sentence) && headed === 'must')) return { part: 'nice', confident: true }
  if (asked) return { part: headed, confident: true }
  if (headed === 'about') return { part: must.test(sentence) && asks.test(sentence) ? 'must' : 'about', confident: false }
  if (headed === null && describesEmployer(sentence)) return { part: 'about', confident: false }
  if (must.test(sentence)) return { part: 'must', confident: true }
  if (duties.test(sentence)) return { part: 'duties', confident: true }
  if (asks.test(sentence)) return { part: 'must', confident: false }
  if (works) return { part: 'duties', confident: true }
  if (headed === 'duties' && aboutAnywhere.test(sentence) && describesEmployer(sentence))
    return { part: 'about', confident: false }
  return { part: 'duties', confident: headed === 'duties' }
}

/** "Our case management system is Proclaim" names a tool, and what speaks to "you" is no praise. */
function describesEmployer(sentence: string): boolean {
  if (/\b(?:systems?|software|platform|stack|tools?) (?:is|are|we use)\b|\bwe use\b/i.test(sentence)) return false
  return about.test(sentence) || (aboutAnywhere.test(sentence) && !/\byou\b/i.test(sentence))
}

/** Under "Benefits" or a legal heading only a plain demand is read as one ("Applicants must hold a CDL"). */
function demandUnderOther(sentence: string, headed: AdPart): CuedPart {
  const demand = /\b(?:applicants?|candidates?|you) must (?:have|hold|possess)\b/i.test(sentence) && !legal.test(sentence)
  return demand ? { part: 'must', confident: false } : { part: headed, confident: true }
}
