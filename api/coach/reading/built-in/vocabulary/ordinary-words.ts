import words from '../../../data/ordinary-words.json' with { type: 'json' }
import { stem } from '../../../text/stem.ts'

/** Words that end a phrase: grammar, verbs of ads, praise. A term never contains them. */
export const breakingStems: ReadonlySet<string> = new Set(words.breaking.map(stem))

/** Words that may stand inside a term but are cut from its ends: "wound care techniques" is "wound care". */
export const trimmedStems: ReadonlySet<string> = new Set(words.trimming.map(stem))

/** Words that make a term together with another but say nothing alone. */
export const weakStems: ReadonlySet<string> = new Set(words.weak.map(stem))
