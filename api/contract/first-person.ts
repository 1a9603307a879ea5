import verbs from './deed-verbs.json' with { type: 'json' }

const staysAsSaid =
  /^I (?:also )?(?:am|was|have|had|will|would|could|can|may|might|should|must|need|want|like|love|enjoy|hope|wish|think|guess|mean|believe|feel|felt|know|knew|do|did|get|got|see|saw|never|not)\b/
const aboutThemselves = /\b(?:I|me|my|mine|myself|we|our)\b/

/** "I managed a team of six" as a resume says it: "Managed a team of six". Where more than the first word would change, as it was said. */
export function asResumeLine(said: string): string {
  const [begins = '', next] = /^I (?:also )?(\p{Ll})(?=\p{Ll}+ )/u.exec(said) ?? []
  if (!next || staysAsSaid.test(said)) return said
  const rest = said.slice(begins.length)
  return aboutThemselves.test(rest) ? said : next.toUpperCase() + rest
}

/** What a deed was done to. */
const objects = [
  '(?:an?|the|all|both|up|over|more|new|and|two|three|four|five)\\b',
  '[$£€]?\\d',
  '(?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+s\\b',
  '(?:[\\p{Ll}-]+ ){1,4}(?:by|from|to) [$£€]?\\d',
]
/** Something the user did: not "Used by two reporters", which others did, nor "Licensed nurse" or "Support worker". */
const deed = new RegExp(
  `^(?:Care for|Work with|(?:${[...verbs.past, ...verbs.present].join('|')}) (?:${objects.join('|')}))`,
  'u',
)

/** "I", "my" or "we" where a sentence or a clause begins: "Level I trauma center" does not count. */
const ownSentence = /(?:^|[,;] |\b(?:and|as|because|so|that|when|where|which|\d{4}) )(?:I(?:['’]\w+)?|[Mm]y|[Ww]e|[Oo]ur) \p{Ll}/u

/** "Trained 12 new nurses" as the user says and writes it: "I trained 12 new nurses." '' for a line that is no sentence. */
export function asSpoken(line: string): string {
  const sentence = /[.!?]$/.test(line) ? line : `${line}.`
  if (deed.test(line) && !/[;:|]/.test(line)) return `I ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  return ownSentence.test(line) ? sentence : ''
}
