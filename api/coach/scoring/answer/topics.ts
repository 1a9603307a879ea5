/** What a question asks about, and the words that show that an answer speaks of it. */
interface Topic {
  /** As it stands in a sentence: "your answer says nothing of ...". */
  name: string
  asked: RegExp
  spoken: RegExp
}

const topics: readonly Topic[] = [
  {
    name: 'a disagreement',
    asked:
      /\b(?:conflict|disagree\w*|clash|argument|difficult (?:colleague|co-?worker|person|people)|saw (?:things|it) differently)\b/i,
    spoken:
      /\b(?:disagree\w*|argu\w*|conflict\w*|tension|upset|angry|insist\w*|complain\w*|annoy\w*|loud|shout\w*|apolog\w*|sat down|frustrat\w*|push\w* back|clash\w*|refus\w*|did(?:n't| not) (?:agree|want|like)|wanted|fear\w*|oppos\w*|differen\w+ (?:view|opinion|idea|way)s?|saw (?:it|things)|convinc\w*)\b/gi,
  },
  {
    name: 'a mistake or failure',
    asked: /\b(?:fail\w*|mistakes?|went wrong|missed|did not go|overlooked|error|had made or repaired)\b/i,
    spoken:
      /\b(?:mistakes?|wrong\w*|fail\w*|miss(?:ed|ing)|forgot\w*|errors?|late|overlook\w*|should have|my fault|apolog\w*|broke\w*|incorrect\w*|caught|crack\w*|noticed|defect\w*|recall\w*|redo|rewelded|lost|instead of)\b/gi,
  },
  {
    name: 'working with others',
    asked: /\b(?:team|together|collaborat\w*|departments|cooperation|colleagues?)\b/i,
    spoken:
      /\b(?:team\w*|together|colleagues?|co-?workers?|crew|we|us|our|departments?|staff|both sides|group|partner\w*|nurses?|teachers?|manager|chef|foreman)\b/gi,
  },
  {
    name: 'leading people',
    asked:
      /\b(?:led|lead|leader\w*|leading|did not perform|unpopular|hand over|delegat\w*|built or rebuilt|grow into|helped (?:somebody|someone))\b/i,
    spoken:
      /\b(?:led|lead\w*|team|staff|crew|coach\w*|mentor\w*|delegat\w*|assign\w*|train\w*|supervis\w*|managers?|people|employees?|decided|decision|hired|angry|critic\w*|explain\w*|everyone|shops?|taught|showed)\b/gi,
  },
  {
    name: 'time or pressure',
    asked: /\b(?:pressure|deadlines?|too much|priorit\w*|stress\w*|busy|short notice|more with less|came first|target)\b/i,
    spoken:
      /\b(?:deadlines?|due|pressure|priorit\w*|urgent\w*|busy|late|behind|hours?|minutes|by (?:monday|tuesday|wednesday|thursday|friday|six|noon)|short[- ]?\w*ed|first|important|at once|double|sick|wait\w*|sorted|list|cut-off|overtime|tonight|morning|schedule\w*)\b/gi,
  },
  {
    name: 'a change',
    asked: /\b(?:chang\w*|adapt\w*|improved|different way|new way|initiative)\b/i,
    spoken:
      /\b(?:chang\w*|adapt\w*|instead|new|improv\w*|switch\w*|replac\w*|before|now|used to|differen\w*|introduc\w*|redesign\w*|rewrote|rebuilt|faster|saved|template|checklist|better)\b/gi,
  },
  {
    name: 'learning something',
    asked: /\b(?:learn\w*|taught|never used|knowledge up to date|new to you|feedback)\b/i,
    spoken:
      /\b(?:learn\w*|courses?|train\w*|read\w*|stud(?:y|ied)\w*|practi[cs]\w*|taught|tutorials?|certif\w*|new|feedback|class(?:es)?|workshop|asked|exam\w*)\b/gi,
  },
  {
    name: 'the people you serve',
    asked: /\b(?:customers?|clients?|patients?|parents?|guests?|upset|people it serves)\b/i,
    spoken:
      /\b(?:customers?|clients?|patients?|parents?|guests?|famil(?:y|ies)|daughter|son|callers?|residents?|tenants?|passengers?|shoppers?|visitors?|members?|complain\w*|users?|students?|mother|father)\b/gi,
  },
  {
    name: 'persuading somebody',
    asked: /\b(?:persuad\w*|convinc\w*|influenc\w*|critical audience|present(?:ed)?)\b/i,
    spoken:
      /\b(?:persuad\w*|convinc\w*|agreed|show\w*|numbers|data|explain\w*|ask\w*|present\w*|slides?|offer\w*|propos\w*|doubt\w*|skeptic\w*|wanted|questions?|pilot|tri(?:al|ed))\b/gi,
  },
  {
    name: 'a decision',
    asked: /\b(?:decision|decide\w*|choose|chose|without all the information|unclear)\b/i,
    spoken:
      /\b(?:deci(?:d|s)\w*|chose\w*|choos\w*|option\w*|risk\w*|weigh\w*|cost\w*|instead|first|sorted|because|judg\w*|unclear|information|cancel\w*|ended|kept|wait)\b/gi,
  },
  {
    name: 'an achievement',
    asked: /\b(?:achiev\w*|proud\w*|accomplish\w*|success\w*|goal|beyond what)\b/i,
    spoken:
      /\b(?:proud|achiev\w*|won|built|finish\w*|complet\w*|reach\w*|goal|award\w*|success\w*|grew|improv\w*|reduc\w*|sav\w*|launch\w*|first|record|passed|raised|thank\w*|result)\b/gi,
  },
  {
    name: 'how you check your work',
    asked: /\b(?:is right|make sure|quality|check\w*|accura\w*|careful\w*)\b/i,
    spoken:
      /\b(?:check\w*|count\w*|compar\w*|verif\w*|test\w*|measur\w*|twice|read|reread|mistakes?|errors?|review\w*|caught|double|careful\w*|quality|inspect\w*|checklist|mix-up|wrong)\b/gi,
  },
  {
    name: 'news that somebody did not want to hear',
    asked: /\bbad news\b/i,
    spoken:
      /\b(?:news|told|said|explain\w*|honest\w*|in person|call(?:ed|s)?|phone\w*|apolog\w*|sorry|upset|angry|cried|disappoint\w*|drove|fault|delay\w*|late|cancel\w*|los[ts]\w*|offer\w*)\b/gi,
  },
  {
    name: 'a problem',
    asked: /\b(?:problems?|challeng\w*|hard(?:est)?|difficult|found a mistake)\b/i,
    spoken:
      /\b(?:problems?|issues?|challeng\w*|hard|difficult\w*|broke\w*|fail\w*|crash\w*|slow|wrong|error\w*|cause\w*|fix\w*|solv\w*|bugs?|leak\w*|stuck|time[ds]? out|down|short|sick|late|lost|losing|figured|troubleshoot\w*|diagnos\w*)\b/gi,
  },
]

/** Words that show that somebody speaks of work, school or volunteering at all. */
const work =
  /\b(?:jobs?|work(?:ed|ing|s|place)?|manager|boss|supervisors?|colleagues?|co-?workers?|team\w*|customers?|clients?|patients?|students?|pupils?|parents?|class(?:room)?|projects?|compan(?:y|ies)|shifts?|office|warehouse|site|ward|unit|hospital|school|clinic|kitchen|restaurant|deadlines?|meetings?|orders?|invoices?|reports?|accounts?|sales|budgets?|suppliers?|vendors?|staff|employees?|departments?|training|trained|experience|roles?|positions?|skills?|degree|career|software|code|servers?|systems?|machines?|equipment|deliver\w*|universit\w*|college|volunteer\w*|intern\w*|foreman|crew|drawings?|hired?|resume|interview|salary|profession\w*|business|services?|tickets?|calls?|phone|e-?mails?|documents?|schedule\w*|rota|chef|nurses?|teachers?|engineers?|accountants?|drivers?|trucks?|store|shops?|retail|leadership|responsib\w*|motivated|reliable|communicat\w*|quality|mistakes?|problems?|results?|tasks?|goals?|samples|supervis\w*|inspector|flange|pharmac\w+|doctors?|vets?|tech(?:nician)?s?|electrician\w*|apprentice\w*|journeyman|plumb\w+|mechanics?|carpent\w+|welder\w*|owner|baker\w*|hotels?|reception\w*|guests?|surger\w+|appointments?|residential|install\w*|organi[sz]ations?|website|reputation|mission|atmosphere|environment|donors?|prescri\w+|reservation\w*|purchas\w*|analy\w+|lab|technician\w*|cashier\w*|inventory|stock|quality|license\w*|licence\w*|organized|punctual|flexible|perfectionist|hard-?working)\b/gi

/** What people speak of at home and on holidays. One or two such words come up in any story, many make it about something else. */
const life =
  /\b(?:sisters?|brothers?|cousins?|uncles?|aunts?|wife|husband|grand\w+|neighbou?rs?|mom|dad|kids?|dogs?|cats?|pizza|dinner|breakfast|ice cream|cake|recipe|chili|beans|garlic|cocoa|popcorn|coffee|football|soccer|fishing|swim\w*|skat\w+|bikes?|holidays?|vacation|beach|lake|cabin|garden|weather|rain\w*|snow|movies?|television|series|episodes?|dragons?|bands?|albums?|songs?|singer|music|concert|tickets? with|wedding|married|dress|shoes|camera|battery|moon|phone is|car|bus|knee|sofa|bath|bear|house is|sundays?|weekends?|crust|potatoes|tomatoes|sauce|fire)\b/gi

const distinct = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase().replace(/s$/, ''))).size

export interface TopicReading {
  /** What the question asks about, as far as it could be told; empty for questions of no particular subject. */
  asked: { name: string; hits: number }[]
  /** How many different words of work there are. */
  workWords: number
  /** How many of home, leisure and family. */
  lifeWords: number
}

/** Which of the question's subjects the answer speaks of. */
export function readTopics(question: string, answer: string): TopicReading {
  return {
    asked: topics
      .filter(({ asked }) => asked.test(question))
      .map(({ name, spoken }) => ({ name, hits: distinct(answer, spoken) })),
    workWords: distinct(answer, work),
    lifeWords: distinct(answer, life),
  }
}
