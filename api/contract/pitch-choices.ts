import type { PitchOptions } from './elevator-pitch.ts'
import { asSpoken } from './first-person.ts'
import { pitch } from './limits.ts'

/** A line to start from and what the user says about it ('' until they do). */
export interface PitchChoice {
  line: string | null
  words: string
}

export interface PitchChoices {
  who: PitchChoice
  proofs: PitchChoice[]
  why: PitchChoice
  close: PitchChoice
}

const proofsPerPitch = 2

/** A line as the user would say it; '' where they have to say it themselves. */
export const inOwnWords = (line: string | null): string => (line === null ? '' : asSpoken(line).slice(0, pitch.partMaxCharacters))

/** The best-fitting lines: the user's own as they would say them; the ad's sentence is not theirs to say. */
export function bestChoices({ who, proofs, why, closings }: PitchOptions): PitchChoices {
  const own = (line: string | null = null): PitchChoice => ({ line, words: inOwnWords(line) })
  return {
    who: own(who[0]),
    proofs: Array.from({ length: proofsPerPitch }, (_, at) => own(proofs[at])),
    why: { line: why[0] ?? null, words: '' },
    close: { line: closings[0]!, words: closings[0]! },
  }
}

export const pitchPrompts = {
  who: 'Who you are, in a sentence or two: what you do, for how long, and the job you’re here for',
  proofs: [
    'First proof, starting with “I”: where it was, what you did, and what came of it',
    'Second proof, told the same way, with a number if you know it',
  ],
  why: 'Why here, in your own words: what draws you to this employer or this work',
} as const

/** The draft as spoken: the user's words, or a `[blank]` with the line to start from. */
export function scriptOf({ who, proofs, why, close }: PitchChoices, { name }: PitchOptions): string {
  const greeting = name ? `Hello, my name is ${name}.` : 'Hello, my name is [your name].'
  return [
    `${greeting} ${spoken(who, pitchPrompts.who, 'Your line')}`,
    ...proofs.map((proof, at) => spoken(proof, pitchPrompts.proofs[at]!, 'Your line')),
    spoken(why, pitchPrompts.why, 'The ad says'),
    close.words.trim(),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function spoken({ line, words }: PitchChoice, prompt: string, source: string): string {
  if (words.trim() !== '') return words.trim()
  return line === null ? `[${prompt}]` : `[${prompt}. ${source}: “${line}”]`
}

export const gap = /\[[^\]\n]+\]/gu

/** What is said aloud of a script. */
export const withoutGaps = (script: string): string => script.replace(gap, ' ')
