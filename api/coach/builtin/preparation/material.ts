import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import type { AdUnit, ExperienceLine, MatchReading, MatchTerm } from '../../scoring/match-reading.ts'
import { type Gap, gapsOf } from '../gap-advice.ts'
import type { RoundVoice } from './round-voice.ts'
import { voices } from './voices.ts'

/** What a preparation is made from: this ad, this resume, as one round looks at them. */
export interface Material {
  round: InterviewRound
  voice: RoundVoice
  reading: MatchReading
  resumeRead: boolean
  /** Terms to be asked about: those the resume shows, or all of them where there is no resume. */
  terms: MatchTerm[]
  /** What the ad asks for and the resume does not show; empty without a resume. */
  gaps: Gap[]
  /** Certificates, licences, degrees and languages, held or not. */
  papers: MatchTerm[]
  soft: MatchTerm[]
  /** Parts of the work in the ad's own words. */
  duties: string[]
  /** Sentences the ad says about the employer. */
  about: string[]
  /** Lines about the person's work, those that suit the round first. */
  lines: ExperienceLine[]
}

const paperKinds = new Set<MatchTerm['kind']>(['certificate', 'licence', 'degree', 'language'])
const neverTerms = new Set<MatchTerm['kind']>([...paperKinds, 'soft', 'title'])

/** @param resumeRead false where the reading was made without a resume */
export function materialFor(reading: MatchReading, round: InterviewRound, resumeRead: boolean): Material {
  const voice = voices[round]
  const turn = interviewRoundIds.indexOf(round)
  const terms = reading.terms.filter((term) => !neverTerms.has(term.kind) && (!resumeRead || term.how !== 'missing'))
  const gaps = resumeRead ? gapsOf(reading.missing.filter((term) => !paperKinds.has(term.kind))) : []
  return {
    round,
    voice,
    reading,
    resumeRead,
    terms: rotated(terms, turn),
    gaps: rotated(gaps, turn),
    papers: reading.terms.filter((term) => paperKinds.has(term.kind)),
    soft: reading.terms.filter((term) => term.kind === 'soft'),
    duties: rotated(dutiesOf(reading.ad.units), 2 * turn),
    about: reading.ad.units.filter((unit) => unit.part === 'about' && isQuotable(unit.text)).map((unit) => unit.text),
    lines: suiting(reading.resume.experienceLines, voice.suits, turn),
  }
}

/** Each round begins at another place, so that six preparations for one job do not ask the same. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  if (items.length === 0) return []
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function suiting(lines: readonly ExperienceLine[], suits: RegExp, turn: number): ExperienceLine[] {
  const suited = lines.filter((line) => suits.test(line.text))
  const others = lines.filter((line) => !suits.test(line.text))
  return [...suited, ...rotated(others, turn)]
}

const noDuty = /\b(?:hiring|searching|seeking|looking for|recruiting|fly with us|apply|we offer|you will be joining)\b|[:!]$/i
const mostCharacters = 150
const fewestWords = 4

const isQuotable = (text: string) => text.length <= mostCharacters && text.split(' ').length >= fewestWords + 1 && isWhole(text)

/** Duties the ad lists; a long sentence that holds several is taken apart. What was only guessed to be one comes last. */
function dutiesOf(units: readonly AdUnit[]): string[] {
  const duties = units.filter(({ part, text }) => part === 'duties' && !noDuty.test(text))
  const ordered = [...duties.filter(({ confident }) => confident), ...duties.filter(({ confident }) => !confident)]
  return [...new Set(ordered.flatMap(({ text }) => partsOf(text)).filter(isWhole))]
}

const toYou = /^(?:As (?:an?|our|the) [^,.]{2,40}?,? )?you(?:['’]ll| will) (?:also )?(?=\w+ \w+ \w+)/i

function partsOf(sentence: string): string[] {
  const text = sentence.replace(toYou, '')
  if (text.length <= mostCharacters / 2) return text.split(' ').length >= fewestWords - 1 ? [text] : []
  const parts = text
    .replace(/^[^:]{0,60}:\s*/, '')
    .split(/;\s+|,\s+(?:and\s+)?/)
    .map((part) => part.trim().replace(/[.!]$/, ''))
    .filter((part) => part.split(' ').length >= fewestWords && isWhole(part))
  const listed = parts.length >= 3 ? parts : [text]
  return listed.filter((part) => part.length <= mostCharacters)
}

/** A piece of "Ridgefield (pop. 62,000) is a great place" is none. */
const isWhole = (part: string) => /^\p{L}/u.test(part) && part.split('(').length === part.split(')').length
