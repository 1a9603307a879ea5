import cues from './pitch-cues.json' with { type: 'json' }

/** Says hello or a name; names need their capital, since "I'm happy" is none. */
const hello =
  /\b(?:my name(?:'s| is)|hello|hi|hey|good (?:morning|afternoon|evening|day)|thank you for (?:having|seeing|meeting|taking))\b/i
const ownName = /\b(?:I'm|I am|[Tt]his is) (?!I\b)[A-Z][\p{L}'-]+/u
export const greets = (text: string): boolean => hello.test(text) || ownName.test(text)

/** Says what one is by trade, or for how long. */
const trade = new RegExp(`\\b(?:${cues.trade.join('|')})`, 'i')

/** "I'm Gary Whitlock, approved electrician". */
const besideName = /\b(?:I'm|I am|[Mm]y name is) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}, (?!and\b|but\b|so\b|I\b)\p{Ll}/u
export const saysTrade = (text: string): boolean => trade.test(text) || besideName.test(text)

/** Says what the pitch is for: this job, this employer. */
export const purpose = new RegExp(`\\b(?:${cues.purpose.join('|')})\\b`, 'i')

/** Something that catches a listener before any name: a deed with a figure, a question. */
export const question = /^(?:what if|have you|imagine|how (?:do|would|many|often)|did you|do you|picture)\b/i

/** What anybody could say. */
export const emptyTalk = new RegExp(`\\b(?:${cues.emptyTalk.join('|')})\\b`, 'gi')

/** A clear ask: a question for a meeting, a call, a trial, an answer; or an offer that needs only a yes. */
export const ask = new RegExp(`\\b(?:${cues.ask.join('|')})\\b`, 'i')

/** A friendly end without one. */
export const softAsk = new RegExp(`\\b(?:${cues.softAsk.join('|')})\\b`, 'i')
export const thanks = /\bthank(?:s| you)\b/i

/** Outcomes and change told of the speaker's own doing: "I cut waste", "raising sales". */
export const change = new RegExp(`\\b(?:${cues.change.join('|')})\\b`, 'i')

/** Verbs and words of an outcome. */
export const outcomeWord = new RegExp(`\\b(?:${cues.outcomeWord.join('|')})\\b`, 'gi')
