import type { Delivery } from '../../../api/contract/answer-feedback.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { pitchJobDescriptionFault } from '../../../api/contract/job-description.ts'
import { countWords, pitch } from '../../../api/contract/limits.ts'
import { gap, withoutGaps } from '../../../api/contract/pitch-choices.ts'
import { scoreColorOf } from '../../../api/contract/score-band.ts'
import { type Balance, isTooLow } from '../../generation/form/balance.ts'
import { neededResumeRule, type ResumeKinds } from '../../generation/form/resume-file.ts'
import type { UploadType } from './pitch-store.ts'

export const pitchResume: ResumeKinds = {
  extensions: ['pdf', 'docx'],
  wrongType: pitchTexts.resumeType,
  tooLarge: pitchTexts.resumeTooLarge,
}

/** "1,500". `toLocaleString` takes a slow phone 60 ms the first time. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export function characterCounter(text: string): string {
  const over = text.length - pitch.jobDescriptionMaxCharacters
  const count = `${grouped(text.length)} of ${grouped(pitch.jobDescriptionMaxCharacters)} characters`
  return over > 0 ? `${count}, cut ${grouped(over)}` : count
}

/** Other forms count words: their ad may be too long here. */
export const tooLongHint =
  'Other features take longer ads. For a pitch, keep the duties and the requirements, and cut the rest: benefits, legal notes, directions.'

interface PitchForm {
  jobDescription: string
  uploadType: UploadType
  resume: Pick<File, 'name' | 'type' | 'size'> | null
}

export function pitchFaults({ jobDescription, uploadType, resume }: PitchForm) {
  const resumeFault = uploadType === 'resume' ? neededResumeRule(pitchResume, resume, pitchTexts.resumeMissing) : null
  return { jobDescription: pitchJobDescriptionFault(jobDescription), resume: resumeFault }
}

export const tooFewCredits = (balance: Balance, price: number, tooFew: string): string | null =>
  isTooLow(balance, price) ? `${tooFew} You have ${balance.credits}.` : null

const pitchWords = { green: 'A strong pitch', yellow: 'A fair pitch', red: 'This pitch needs work' } as const

/** The score's color and word, and the library badge, which has its own bands. */
export function pitchBandOf(score: number) {
  const tone = scoreColorOf(score)
  const badge = score >= 8 ? 'default' : score >= 5 ? 'outline' : 'destructive'
  return { tone, word: pitchWords[tone], badge } as const
}

/** Faster than anyone talks: the words are not those of the recording. */
const fastestPerMinute = 300
const strongFromSeconds = 30

/** What is said of a score, given how long the take was. */
export function pitchVerdictOf(score: number, { words, durationSeconds, wordsPerMinute }: Delivery) {
  const { tone, word } = pitchBandOf(score)
  const seconds = durationSeconds ?? Number.POSITIVE_INFINITY
  if (words * 60 > seconds * fastestPerMinute) {
    const note = `No one says ${words} words in ${Math.max(2, Math.round(seconds))} seconds, so this score is about your text. Record again for one about your pitch.`
    return { tone: 'yellow', word: 'Provisional', note, provisional: true, isStrong: false } as const
  }
  const note =
    wordsPerMinute === null
      ? 'It was too short to measure your pace, so this is mostly about your words.'
      : 'The score is about this take, not about you.'
  const isShort = tone === 'green' && seconds < strongFromSeconds
  const isStrong = tone === 'green' && !isShort
  return { tone, word: isShort ? 'A good start, but short' : word, note, provisional: false, isStrong }
}

/** Against the target of 150 to 225 words. */
export function scriptLengthOf(script: string) {
  const words = countWords(withoutGaps(script))
  return { words, fits: words < pitch.scriptMinWords ? 'short' : words > pitch.scriptMaxWords ? 'long' : 'well' } as const
}

/** "[First proof, beginning with “I”: …]" becomes "[First proof]": hints are not read aloud. */
export const withShortGaps = (text: string): string => text.replace(gap, (prompt) => `[${nameOfGap(prompt)}]`)

export const nameOfGap = (prompt: string): string => prompt.slice(1, -1).split(/[,.:]/u)[0]!
