import type { ResumeData } from '../../../../contract/voice-to-resume.ts'
import { listed, sentence } from '../../../guides/wording.ts'
import { capitalized } from './lists.ts'

const iAm = /^(?:(?:and|so|well|hi|hello)(?:\s*,)?\s+)*(?:i'm|i am)\s+(?:an?\s+)?(?!\d)(.{3,160})$/i
const howLong =
  /\b(?:i've|i have)?\s*been\s+(?!(?:there|here|with|at|in|on)\b)(?:(?:a|an)\s+)?(\p{L}+.{0,80}? for,? (?:over |about |more than |almost )*(?:\p{L}+|\d+) years)\b/iu
const length = /\b(?:years? (?:of|in)|experience|passion|background|speciali[sz]|focus)\b/i

export interface Headline {
  /** What the person calls themself: "registered nurse". */
  title: string
  /** The sentence for the summary; '' when it says no more than the title. */
  sentence: string
}

/** A clause in which somebody says what they are, without an employer; null for any other. */
export function headlineIn(clause: string): Headline | null {
  const long = howLong.exec(clause)
  if (long) return { title: '', sentence: capitalized(long[1]!.replace(/\s*,\s*/g, ' ').trim()) }
  const years = /^((?:\d+|\p{L}+) years (?:in|of) .{3,80})$/iu.exec(clause)
  if (years) return { title: '', sentence: capitalized(years[1]!) }
  const said = iAm.exec(clause)?.[1]
  if (
    !said ||
    /\byears? old$|^(?:\p{L}+[ -])?(?:one|two|three|four|five|six|seven|eight|nine|\p{L}+(?:teen|ty))$/iu.test(said) ||
    /^(?:good|very|really|happy|responsible|looking|bilingual|fluent|from|in|not|proud)\b/i.test(said)
  )
    return null
  const title = said.replace(/\s*(?:,|\b(?:with|who|and|in|for|from|living|based|since|that|there)\b).*$/i, '').trim()
  const isName = /^\p{Lu}\p{Ll}\S* \p{Lu}\p{Ll}/u.test(title)
  if (title === '' || isName || title.split(/\s+/).length > 6) return null
  return { title, sentence: length.test(said) ? capitalized(said) : '' }
}

/** Two or three sentences of what was said, nothing more; '' when too little is known. */
export function summaryOf(
  headline: Headline | null,
  resume: Omit<ResumeData, 'professionalSummary'>,
  transcript: string,
): string {
  const job = resume.professionalExperience[0]
  const title = headline?.title ? capitalized(headline.title) : (job?.title ?? '')
  const employers = [...new Set(resume.professionalExperience.map(({ company }) => company).filter(Boolean))].slice(0, 3)
  // In a sentence a skill stands as it was said: "wound care", "Epic".
  const inSentence = (skill: string) =>
    transcript.includes(skill.split(' ')[0] ?? '') ? skill : skill.charAt(0).toLowerCase() + skill.slice(1)
  const skills = resume.coreCompetencies.slice(0, 4).map(inSentence)
  const first = headline?.sentence
    ? headline.sentence
    : title && employers.length > 0
      ? `${title} with experience at ${listed(employers)}`
      : ''
  return [first, skills.length > 1 && first ? `Skills include ${listed(skills)}` : ''].filter(Boolean).map(sentence).join(' ')
}
