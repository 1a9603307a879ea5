import type { CoverLetter, LetterPart } from '../../../api/contract/cover-letter.ts'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { countWords, coverLetter, whyTooLong } from '../../../api/contract/limits.ts'
import { resumeMissing } from '../../../api/contract/problems.ts'
import { neededResumeRule, plainResume } from '../../generation/form/resume-file.ts'
import { gapsIn } from '../../ui/with-gaps.tsx'

interface LetterForm {
  jobDescription: string
  resume: Pick<File, 'name' | 'type' | 'size'> | null
  why: string
}

export const letterFaults = ({ jobDescription, resume, why }: LetterForm) => ({
  jobDescription: jobDescriptionFault(jobDescription),
  resume: neededResumeRule(plainResume, resume, resumeMissing.elsewhere),
  why: why.trim().length > coverLetter.whyMaxCharacters ? whyTooLong : null,
})

const refusal =
  /\b(?:no|without(?: an?)?|(?:don['’]t|do not|please not) (?:send|include|want|attach)|not (?:accept|read|want)\w*)\b[^.!?\n]{0,24}\bcover(?:ing)? letters?\b/iu

const wish =
  /\bcover(?:ing)? letters?\b[^.!?\n]{0,60}\b(?:address|describ|explain|how|say|tell|what|why)\w*|\btell us (?:about (?:a|the|your)|how|what|why|your)\b(?![^.!?\n]*(?:accommodat|disabilit))/iu

/** The ad's own words on the letter, before the user pays for one: that it wants none, or what it wants to read in it. */
export function adOnLetter(ad: string): { sentence: string; isRefusal: boolean } | null {
  const sentences = ad.split(/\n+|(?<=[.!?])\s+/u).map((sentence) => sentence.trim())
  const refused = sentences.find((sentence) => refusal.test(sentence))
  const sentence = refused ?? sentences.find((sentence) => wish.test(sentence))
  return sentence === undefined ? null : { sentence, isRefusal: refused !== undefined }
}

/** Of a letter that a model wrote. */
export const paragraphNames = ['First paragraph', 'Second paragraph', 'Third paragraph']

interface Box {
  label: string
  hint: string
  /** What a blank is called in the letter. */
  blank: string
}

const says = (what: string, [line]: readonly string[]) => (line ? `The ad ${what}: “${line}” ` : '')

const toSay = ([line]: readonly string[]) =>
  line ? `Your line: “${line}” Say it in a sentence.` : 'What have you done that comes closest?'

/** What each part is called and what belongs there. */
export function boxesOf({ parts, isDraft }: CoverLetter): Box[] {
  const proofs = parts.filter(({ paragraph }) => paragraph === 'proof').length
  const boxOf = ({ paragraph, adLines, ownLines, text }: LetterPart, at: number): Box => {
    if (paragraph === 'opening')
      return {
        ...{ label: 'Why this employer', blank: '[which job this is, and why you want it here]' },
        hint: `${says('says', adLines)}Name the job, and say why you want it here.`,
      }
    if (paragraph === 'closing')
      return {
        ...{ label: 'How you close', blank: '[when you can start, and what you would like next]' },
        hint: 'When you can start, and what you would like next: a call, a visit.',
      }
    return {
      ...{
        label: proofs > 1 ? `What you bring, ${at} of ${proofs}` : 'What you bring',
        blank: ownLines[0] ? `[say in a sentence: “${ownLines[0]}”]` : '[what you have done that comes closest]',
      },
      hint: `${says('asks', adLines)}${text ? '' : toSay(ownLines)}`,
    }
  }
  return parts.map((part, at) => ({ ...boxOf(part, at), ...(!isDraft && { label: paragraphNames[at]!, hint: '' }) }))
}

/** The user's changes, for one letter only: a new one begins with its own texts. */
export interface KeptEdits {
  of: string
  texts: string[]
}

export const textsOf = ({ parts }: CoverLetter, kept: KeptEdits | null): string[] =>
  kept?.of === JSON.stringify(parts) ? kept.texts : parts.map(({ text }) => text)

export const editsOf = ({ parts }: CoverLetter, texts: string[]): KeptEdits => ({ of: JSON.stringify(parts), texts })

const paragraphs = ['opening', 'proof', 'closing'] as const

/** Three paragraphs; a part without words is a blank. */
export function paragraphsOf(letter: CoverLetter, texts: readonly string[]): string[] {
  const boxes = boxesOf(letter)
  return paragraphs.map((name) =>
    letter.parts.flatMap(({ paragraph }, at) => (paragraph === name ? texts[at]!.trim() || boxes[at]!.blank : [])).join(' '),
  )
}

/** The user's own words and blanks: how long the letter is, and what is left to fill. */
export function measured(body: readonly string[]) {
  const text = body.join('\n')
  const blanks = gapsIn(text).length
  const words = countWords(text.replace(/\[[^\]\n]+\]/gu, ' '))
  return { words, blanks, fits: words < coverLetter.minWords ? 'short' : words > coverLetter.maxWords ? 'long' : 'well' } as const
}

export const signOff = 'Sincerely,'

/** The letter as it is sent. */
export const letterLines = (letter: CoverLetter, texts: readonly string[]): string[] => [
  letter.greeting,
  ...paragraphsOf(letter, texts),
  signOff,
  letter.name ?? '[your name]',
  ...letter.contact,
]
