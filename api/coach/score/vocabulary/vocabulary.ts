import { readFileSync } from 'node:fs'
import { stem } from '../../text/stem.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { TermKind } from '../match-reading.ts'
import { building } from './building.ts'
import { commerce } from './commerce.ts'
import { creative } from './creative.ts'
import { education } from './education.ts'
import { finance } from './finance.ts'
import { implications, languages, soft } from './general.ts'
import type { Glossary } from './glossary.ts'
import { health } from './health.ts'
import { industry } from './industry.ts'
import { nursing } from './nursing.ts'
import { office } from './office.ts'
import { breakingStems, ordinaryWords, trimmedStems } from './ordinary-words.ts'
import { publicService } from './public.ts'
import { science } from './science.ts'
import { service } from './service.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'

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
  /** Counts only where the ad lists requirements. */
  weak: boolean
}

/** Wordings for the same thing over sixty trades, as people put them in a resume; written for us, see `evals/README.md`. */
const lexicon = JSON.parse(readFileSync(new URL('../../data/lexicon.json', import.meta.url), 'utf8')) as Record<string, string[]>

const glossaries: Glossary[] = [
  languages,
  nursing,
  health,
  education,
  trades,
  industry,
  service,
  commerce,
  finance,
  office,
  building,
  software,
  creative,
  science,
  publicService,
  soft,
]

/** Acronyms with a vowel that people type in small letters too. */
const typedSmall = new Set(
  'hvac osha haccp hipaa ehr emr erp aws api apis cad seo sem ppc ekg acls pals ecg cna lpn pos adobe sap iso gaap ifrs kpi kpis ios ui ux edi'.split(
    ' ',
  ),
)

/** Acronyms and names that could be words in lower case (CAN, POST, SAFe) count in their own casing only; SQL and CDL in any. */
function needsCasing(text: string): boolean {
  const lower = text.toLowerCase()
  if (!/^[A-Za-z]*[A-Z][A-Za-z]*$/.test(text)) return false
  if (text.length < 3 || isOrdinary(lower)) return true
  return /^[A-Z]+$/.test(text) && /[aeiou]/.test(lower) && !typedSmall.has(lower)
}

function isOrdinary(word: string): boolean {
  return ordinaryWords.has(word) || breakingStems.has(stem(word)) || trimmedStems.has(stem(word))
}

function spellingOf(concept: Concept, marked: string): Spelling {
  const text = marked.replace(/\s*[!?]+$/, '').trim()
  const stems = tokensOf(text).map((token) => token.stem)
  return { concept, text, stems, cased: /!\s*$/.test(marked) || needsCasing(text), weak: /\?\s*$/.test(marked) }
}

function build(): { byFirst: Map<string, Spelling[]>; byKey: Map<string, Spelling[]> } {
  const byFirst = new Map<string, Spelling[]>()
  const byKey = new Map<string, Spelling[]>()
  for (const glossary of glossaries) {
    for (const [kind, entries] of Object.entries(glossary) as [TermKind, string][]) {
      for (const entry of entries.split(/[,\n]/)) addEntry(kind, entry, byFirst, byKey)
    }
  }
  for (const [kind, entries] of Object.entries(lexicon) as [TermKind, string[]][])
    for (const entry of entries) addEntry(kind, entry, byFirst, byKey)
  for (const spellings of byFirst.values()) spellings.sort((a, b) => b.stems.length - a.stems.length)
  return { byFirst, byKey }
}

function addEntry(kind: TermKind, entry: string, byFirst: Map<string, Spelling[]>, byKey: Map<string, Spelling[]>): void {
  const texts = entry.split('=').map((text) => text.trim())
  if (!texts[0]) return
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

const { byFirst, byKey } = build()

for (const line of implications.split('\n')) {
  const [left, right] = line.split('>')
  if (!left || !right) continue
  for (const umbrella of right.split(',').flatMap(conceptsNamed))
    umbrella.impliedBy.push(...left.split(',').flatMap(conceptsNamed))
}

function conceptsNamed(name: string): Concept[] {
  const stems = tokensOf(name.trim()).map((token) => token.stem)
  return (byKey.get(stems.join(' ')) ?? []).map((spelling) => spelling.concept)
}

/** Spellings that begin with this stem, the longest first. */
export function spellingsFrom(firstStem: string): readonly Spelling[] {
  return byFirst.get(firstStem) ?? []
}

/** Every spelling that reads like this; several concepts may share one (CMA: assistant, accountant, market analysis). */
export function spellingsOf(stems: readonly string[]): readonly Spelling[] {
  return byKey.get(stems.join(' ')) ?? []
}

/** How many spellings the vocabulary knows. */
export const vocabularySize = [...byFirst.values()].reduce((sum, list) => sum + list.length, 0)
