import { readMatch } from '../reading.ts'
import { family } from '../text/stem.ts'
import { tidy } from '../text/tidy.ts'
import { tokensOf } from '../text/tokens.ts'
import { findKnown } from '../vocabulary/find-known.ts'
import { breakingStems, ordinaryWords } from '../vocabulary/ordinary-words.ts'
import { readTopics } from './topics.ts'

export interface RelevanceReading {
  /** 0 to 1: how far the answer speaks of what the question asks. */
  question: number
  /** The question's subjects that do not come up. */
  missing: string[]
  /** 0 to 1: how far it touches the job; null without a job description that names anything. */
  job: number | null
  /** Terms of the job description that the answer names, in the ad's wording. */
  jobTerms: string[]
  /** Whether it speaks of work, of the question or of the job at all. */
  isOnSubject: boolean
}

/** Two terms of the ad are as many as one answer has room for. */
const termsForFull = 2
/** Fewer words of work, skill and subject together, and it is about something else. */
const leastSigns = 2
/** Fewer words of home and leisure: perhaps a poor answer, but hardly one about something else. */
const fewestLifeWords = 2
/** From here on they outweigh work that is only brushed. */
const manyLifeWords = 4

const contentOf = (text: string): Set<string> =>
  new Set(
    tokensOf(tidy(text))
      .filter(({ stem }) => stem.length > 3 && !breakingStems.has(stem) && !ordinaryWords.has(stem))
      .map(({ stem }) => family(stem)),
  )

const questionWords =
  /\b(?:tell|describe|time|walk|explain|something|somebody|about|would|could|which|what|where|when|your|yours|have|made|most|more|than|like)\b/gi

/** What the answer has to do with the question and the job, by the words it uses. */
export function readRelevance(question: string, answer: string, jobDescription: string | undefined): RelevanceReading {
  const topics = readTopics(question, answer)
  const spoken = contentOf(answer)
  const echoed = [...contentOf(question.replace(questionWords, ' '))].filter((word) => spoken.has(word)).length
  const terms = termsNamed(answer, jobDescription)
  const skills = findKnown(tokensOf(tidy(answer)), false).filter(([match]) => isSkill(match?.spelling.concept.kind)).length
  const hits = topics.asked.reduce((sum, topic) => sum + Math.min(2, topic.hits), 0)
  const signs = hits + topics.workWords + skills + (terms?.named.length ?? 0) + echoed
  const ofWork = topics.workWords + skills + (terms?.named.length ?? 0)
  return {
    question: shareOf(topics.asked, echoed, topics.workWords + skills),
    missing: topics.asked.filter(({ hits: found }) => found === 0).map(({ name }) => name),
    job: terms && Math.min(1, terms.named.length / Math.min(termsForFull, terms.asked)),
    jobTerms: terms?.named ?? [],
    isOnSubject:
      isAboutOneself(question, answer) ||
      topics.lifeWords < fewestLifeWords ||
      (signs >= leastSigns && ofWork > 0 && topics.lifeWords < Math.max(manyLifeWords, 2 * ofWork)),
  }
}

/** Whoever is asked about themselves and speaks of themselves is on the subject, however little it has to do with work. */
const asksAboutYou =
  /\b(?:about yourself|introduce yourself|strengths?|weakness\w*|colleagues about you|describe your|manager say)\b/i
const speaksOfOneself =
  /\b(?:strengths?|weakness\w*|i (?:was born|grew up|went to (?:\S+ ){0,4}(?:schools?|college|university)|studied|come from)|(?:told|tell) me|i(?:'m| am)(?: also| kind of| really| quite| very| a bit)* (?:good|great|bad|strong|weak|creative|patient|shy|nervous|impatient|quiet|curious|calm|friendly))\b/gi

function isAboutOneself(question: string, answer: string): boolean {
  return (
    asksAboutYou.test(question) && new Set([...answer.matchAll(speaksOfOneself)].map(([match]) => match.toLowerCase())).size >= 2
  )
}

const isSkill = (kind: string | undefined) => kind !== undefined && kind !== 'soft' && kind !== 'language'

/** One subject may be spoken of in other words; with several, half of them are an answer. */
function shareOf(asked: readonly { hits: number }[], echoed: number, workSigns: number): number {
  const ofWork = Math.min(1, workSigns / 3)
  if (asked.length === 0) return Math.min(1, 0.7 * ofWork + 0.3 * Math.min(1, echoed))
  const best = Math.max(...asked.map(({ hits }) => Math.min(1, hits / 2)))
  const mean = asked.reduce((sum, { hits }) => sum + Math.min(1, hits / 2), 0) / asked.length
  return Math.min(1, 0.5 * best + 0.3 * mean + 0.2 * ofWork)
}

function termsNamed(answer: string, jobDescription: string | undefined): { asked: number; named: string[] } | null {
  if (!jobDescription?.trim()) return null
  const asked = readMatch(answer, jobDescription).terms.filter(({ kind }) => kind !== 'soft' && kind !== 'title')
  if (asked.length === 0) return null
  return { asked: asked.length, named: asked.filter(({ how }) => how !== 'missing').map(({ term }) => term) }
}
