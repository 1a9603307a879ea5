import nlp from 'compromise'
import { plainVerbs, startsWithActionVerb } from '../reading/built-in/resume/action-verbs.ts'
import { type PartOfSpeech, taggedWords } from '../text/part-of-speech.ts'

const endings = { Infinitive: '', Gerund: 'ing', PresentTense: 's' } as const
export type VerbForm = keyof typeof endings | 'PastTense'
type Forms = Record<VerbForm, string>

/** Only forms of known verbs are kept, so it cannot grow past them. */
const known = new Map<string, Forms>()

/** All forms of a known verb of doing, from one of them; null for any other word ("nursing" is a form of "nurse", "morning" of none). */
function formsOf(word: string, form: keyof typeof endings): Forms | null {
  const lower = word.toLowerCase()
  if (!lower.endsWith(endings[form])) return null
  const key = `${form} ${lower}`
  const found = known.get(key) ?? conjugated(lower, form)
  if (found) known.set(key, found)
  return found
}

function conjugated(lower: string, form: keyof typeof endings): Forms | null {
  const doc = nlp(lower)
  doc.tag(form)
  const [forms] = doc.verbs().conjugate() as [Forms?]
  return forms && plainVerbs.has(forms.Infinitive) && forms[form] === lower ? forms : null
}

/** The past of a plain or an -ing form: "manage" and "managing" managed, "running" ran; null where that is not certain. */
export function pastOf(word: string, form: 'Infinitive' | 'Gerund'): string | null {
  const forms = formsOf(word, form)
  // Where no past is known, compromise gives the plain verb back.
  return forms && (forms.PastTense !== forms.Infinitive || unchanged.has(forms.Infinitive)) ? forms.PastTense : null
}

const unchanged = new Set(['cut', 'fit', 'hit', 'let', 'put', 'read', 'set', 'spread', 'upset'])

/** The plain verb of an -ing or -s form: "managing" and "manages" manage; null for any other word. */
export function plainOf(word: string, form: 'Gerund' | 'PresentTense'): string | null {
  return formsOf(word, form)?.Infinitive ?? null
}

/** The form of the verb with which a line certainly begins; null where the first word could be something else ("Care plans", "Lead nurse"). */
export function openingVerb(line: string): VerbForm | null {
  const [first = '', second = '', third = ''] = line.split(/\s+/, 4).map((word) => word.toLowerCase())
  if (!/^\p{L}+(?:-\p{L}+)*,?$/u.test(first) || second === '') return null
  const word = first.replace(',', '')
  // "Trained nurse with ten years": a person, not work.
  if (isPerson(second) && (third === '' || endsPhrase.test(third) || /[,.;:]$/.test(second))) return null
  if (isPast(word, line)) return 'PastTense'
  const isCertain = takesObject(line, second, third)
  if (plainVerbs.has(word) && (isCertain || !ambiguous.has(word))) return 'Infinitive'
  if (!isCertain) return null
  return plainOf(word, 'PresentTense') ? 'PresentTense' : pastOf(word, 'Gerund') ? 'Gerund' : null
}

/** "Keyed", "Looked after", "Held". */
function isPast(word: string, line: string): boolean {
  if (unchanged.has(word)) return true
  if (plainVerbs.has(word) || /(?:ing|s)$/.test(word)) return false
  return startsWithActionVerb(word) || (word.endsWith('ed') && tagsBehindI(line)[0] === 'VERB')
}

/** Verbs that are nouns or adjectives too: "care", "support", "clean". */
const ambiguous = new Set(Object.keys((nlp.model() as { two: { switches: Record<string, string> } }).two.switches))
const isPerson = (word: string) => /(?:er|or|ist|ian|ant|eer|man|woman|nurse|assistant|clerk|chef|cook)[,.;:]?$/.test(word)
const endsPhrase = /^(?:and|or|with|in|of|for|at|on|to|from|who|responsible|by|[–—-])$/
const objects: ReadonlySet<PartOfSpeech | undefined> = new Set(['DET', 'NUM', 'PRON', 'ADJ'])

/** Whether what follows is the object of a verb rather than the rest of a noun: "the till", "three teams", "accurate records". */
function takesObject(line: string, second: string, third: string): boolean {
  if (second === 'and') return plainVerbs.has(third)
  if (/^(?:up|out|over|off|down)$/.test(second)) return true
  return second !== 'responsible' && (objects.has(tagsBehindI(line)[1]) || goesOnWithVerb(line))
}

/** "Watch driver hours and log every complaint": what follows "and" can only be a verb, so the first word is one too. */
function goesOnWithVerb(line: string): boolean {
  const [, verb = ''] = /\band (\p{Ll}+) (?:the|an?|every|each|all|any|their|\d+)\b/u.exec(line) ?? []
  return plainVerbs.has(verb)
}

const openingWords = 8

/** The parts of speech of the first words, read as what somebody did: at the beginning of a line their capital misleads the tagger. */
function tagsBehindI(line: string): PartOfSpeech[] {
  const opening = line.split(/\s+/, openingWords).join(' ')
  return taggedWords(`I ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`)
    .slice(1)
    .map(({ tag }) => tag)
}
