import { readdirSync, readFileSync } from 'node:fs'
import implications from '../../../data/implications.json' with { type: 'json' }
import lexicon from '../../../data/lexicon.json' with { type: 'json' }
import { stemKey, tokensOf } from '../../../text/tokens.ts'
import type { TermKind } from '../../match-reading.ts'

/** One thing with all its spellings. */
export interface Concept {
  kind: TermKind
  spellings: Spelling[]
  /** Concepts that say this one too: PostgreSQL says SQL. */
  impliedBy: Concept[]
}

export interface Spelling {
  concept: Concept
  text: string
  stems: string[]
  /** Counts only in this casing (Excel, Go) or in capitals. */
  cased: boolean
}

/**
 * Terms by kind. An entry is one thing, its spellings separated by ` = `, the one to show first. `!` after a spelling: counts only in this
 * casing or in capitals (Excel, Go, SAFe: ordinary words otherwise).
 */
type Glossary = Partial<Record<TermKind, string[]>>

const folder = new URL('../../../data/vocabulary/', import.meta.url)
const ofField = (file: string): Glossary => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
/** Of two things with the same spelling the first comes first; the lexicon has wordings of sixty trades. */
const glossaries: Glossary[] = [...readdirSync(folder).sort().map(ofField), lexicon]

function spellingOf(concept: Concept, marked: string): Spelling {
  const text = marked.replace(/!$/, '')
  const stems = tokensOf(text).map((token) => token.stem)
  return { concept, text, stems, cased: marked.endsWith('!') }
}

/** By their first stem, and by all their stems. */
const byFirst = new Map<string, Spelling[]>()
const byKey = new Map<string, Spelling[]>()

for (const glossary of glossaries)
  for (const [kind, entries] of Object.entries(glossary) as [TermKind, string[]][])
    for (const entry of entries) addEntry(kind, entry.split(' = '))
for (const spellings of byFirst.values()) spellings.sort((a, b) => b.stems.length - a.stems.length)
for (const { says, any } of implications)
  for (const umbrella of says.flatMap(conceptsNamed)) umbrella.impliedBy.push(...any.flatMap(conceptsNamed))

function addEntry(kind: TermKind, texts: readonly string[]): void {
  const concept: Concept = { kind, spellings: [], impliedBy: [] }
  for (const text of texts) {
    const spelling = spellingOf(concept, text)
    const first = spelling.stems[0]
    if (!first) continue
    concept.spellings.push(spelling)
    append(byFirst, first, spelling)
    append(byKey, spelling.stems.join(' '), spelling)
  }
}

function append(map: Map<string, Spelling[]>, key: string, spelling: Spelling): void {
  const list = map.get(key)
  if (list) list.push(spelling)
  else map.set(key, [spelling])
}

function conceptsNamed(name: string): Concept[] {
  return (byKey.get(stemKey(name)) ?? []).map(({ concept }) => concept)
}

/** Spellings that begin with this stem, the longest first. */
export function spellingsFrom(firstStem: string): readonly Spelling[] {
  return byFirst.get(firstStem) ?? []
}

/** Every spelling that reads like this; several concepts may share one (CMA: assistant, accountant, market analysis). */
export function spellingsOf(stems: readonly string[]): readonly Spelling[] {
  return byKey.get(stems.join(' ')) ?? []
}
