import { severalWord } from '../../contract/number-words.ts'
import type { TranscriptToken } from './transcript-tokens.ts'

/** A word with what stands around it, as the rules look at it. */
export interface Context {
  /** Words before and after, nearest first; '' beyond the edges of the transcript. */
  before(distance?: number): string
  after(distance?: number): string
  /** At the beginning of a sentence, or set off from the word before by a comma, a dash or a silence. */
  opens: boolean
  /** Set off from the word after, or at the end of a sentence. */
  closes: boolean
  /** At the very beginning of a sentence. */
  startsSentence: boolean
}

/** How many words it takes, and whether here it is a filler. `context` is that of the whole phrase. */
interface FillerRule {
  phrase: string
  isFiller(context: Context): boolean
}

const words = (list: string) => new Set(list.split(' '))

const hesitation = /^(?:u+h*m+|u+h+|e+r+m+|e+r|a+h+|h+m+|mm+|m+h+m+|e+h+|ä+h*m*|e+u+h+)$/

/** "um", "uh", "er": sounds, never words. Capitals throughout are an acronym (the ER, a UM graduate). */
export function isHesitation(token: TranscriptToken, context: Context): boolean {
  if (!hesitation.test(token.lower)) return false
  if (token.text.length > 1 && token.text === token.text.toUpperCase()) return false
  // "She came in through the er" is the emergency room, however it is written.
  return !(token.lower === 'er' && /^(?:the|an|our)$/.test(context.before()) && !context.opens)
}

const asks = words(
  'what how why who where when which whether if that the this it about them him her me us my your our these those',
)
const letsKnow = words(
  'do did does as let lets if would because what before how when who once until unless that so must should may might could will',
)
const beforeSortOf = words(
  "i we he she they it you was were is am are be been being just and but so because really to had have has got felt feel seemed became it's that's i'm we're they're he's she's i'd we'd they'd then which who also still already basically actually honestly",
)
const approximates = words('was were is are had took got been be just and but about')
const takesLiterally = words('take took taken taking translate translated translating meant read')
const hesitates = (text: string) => hesitation.test(text)
const number = new RegExp(`^\\d|^(?:${severalWord})$`)
const isNumber = (text: string) => number.test(text)
const isIsolated = ({ opens, closes }: Context) => opens && closes
const opensSentence = ({ startsSentence, closes }: Context) => startsSentence && closes

/** Phrases that are fillers in some places only; longer ones first. */
export const fillerRules: readonly FillerRule[] = [
  { phrase: 'or something like that', isFiller: () => true },
  { phrase: 'and stuff like that', isFiller: () => true },
  { phrase: 'and things like that', isFiller: () => true },
  { phrase: 'or something', isFiller: ({ closes }) => closes },
  { phrase: 'or whatever', isFiller: ({ closes }) => closes },
  { phrase: 'and stuff', isFiller: ({ closes }) => closes },
  { phrase: 'so yeah', isFiller: ({ opens, closes }) => opens || closes },
  {
    phrase: 'you know',
    isFiller: (context) =>
      isIsolated(context) || (!letsKnow.has(context.before()) && !asks.has(context.after()) && (context.opens || context.closes)),
  },
  { phrase: 'i mean', isFiller: (context) => context.opens && (context.closes || !/^(?:that|it|to)$/.test(context.after())) },
  { phrase: 'sort of', isFiller: (context) => isIsolated(context) || beforeSortOf.has(context.before()) },
  { phrase: 'kind of', isFiller: (context) => isIsolated(context) || beforeSortOf.has(context.before()) },
  {
    phrase: 'like',
    isFiller: (context) =>
      isIsolated(context) ||
      hesitates(context.before()) ||
      hesitates(context.after()) ||
      // "I was like, no way"; "it was like really hard"; "it took like twenty minutes".
      (/^(?:was|were|is|'s|i'm|he's|she's|it's|they're)$/.test(context.before()) && context.closes) ||
      (approximates.has(context.before()) &&
        (isNumber(context.after()) || /^(?:really|super|totally|very|so)$/.test(context.after()))),
  },
  { phrase: 'so', isFiller: (context) => isIsolated(context) || (context.opens && hesitates(context.after())) },
  { phrase: 'basically', isFiller: () => true },
  {
    phrase: 'literally',
    isFiller: (context) => ![1, 2].some((distance) => takesLiterally.has(context.before(distance))),
  },
  { phrase: 'actually', isFiller: isIsolated },
  { phrase: 'honestly', isFiller: isIsolated },
  { phrase: 'obviously', isFiller: isIsolated },
  { phrase: 'anyway', isFiller: isIsolated },
  { phrase: 'right', isFiller: isIsolated },
  { phrase: 'okay', isFiller: isIsolated },
  { phrase: 'ok', isFiller: isIsolated },
  { phrase: 'well', isFiller: opensSentence },
]
