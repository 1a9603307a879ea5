import type { MatchTerm } from '../../reading/match-reading.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { article, credentialKinds, credentialName, inSentence, listed, withThe } from '../wording.ts'
import { type Piece, placeholderRank } from './pieces.ts'
import type { PitchMaterial } from './pitch-material.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)

const mostTerms = 3

/** All that can be said for this person and this job, nothing of it invented. */
export function scriptPieces(material: PitchMaterial): Piece[] {
  return [
    { of: 'opening', rank: 0, text: say('script.greeting', { name: material.name ?? '[your name]' }) },
    { of: 'opening', rank: 0, text: whoOf(material) },
    { of: 'opening', rank: 0, text: purposeOf(material) },
    ...deedPieces(material),
    ...fitPieces(material),
    ...closingPieces(material),
    ...gapPieces(material),
  ]
}

export function whoOf({ summary, title, employer, isCurrent }: PitchMaterial): string {
  if (summary) return summary
  if (!title) return say('script.who.unknown')
  const where = employer ? ` at ${employer}` : ''
  return say(isCurrent ? 'script.who.now' : 'script.who.before', { title: `${article(title)} ${title}`, where })
}

export function purposeOf({ role, company }: PitchMaterial): string {
  const job = role ? say('script.purpose.job', { role }) : say('script.purpose.job.unknown')
  return say('script.purpose', { job: company && !role?.includes(company) ? `${job} at ${company}` : job })
}

/** How one thing follows the other, so that they do not all sound alike. */
const leads = ['I ', 'I also ', 'Beyond that, I ', 'And I ', 'I ', 'I also ']

function deedPieces({ deeds }: PitchMaterial): Piece[] {
  let where: string | null = null
  return deeds.map(({ text, employer }, at) => {
    const isElsewhere = employer !== null && employer !== where
    where = employer ?? where
    const lead = isElsewhere ? `At ${employer}, I ` : (leads[at] ?? 'I ')
    return { of: 'evidence', rank: at < 2 ? 0 : at + 1, text: text.replace(/^I /, lead) }
  })
}

function fitPieces({ shown, asked, company }: PitchMaterial): Piece[] {
  const name = (term: MatchTerm) => (credentialKinds.has(term.kind) ? credentialName(term) : withThe(inSentence(term)))
  const skills = shown.filter(({ kind }) => !credentialKinds.has(kind))
  const worked = skills.filter(({ where }) => where === 'experience')
  const mine = (worked.length > 0 ? worked : skills).slice(0, mostTerms).map(name)
  const held = shown
    .filter(({ kind }) => credentialKinds.has(kind))
    .slice(0, 2)
    .map(name)
  const theirs = asked.slice(0, 2).map(name)
  const them = (items: readonly string[]) => (items.length > 1 ? 'them' : 'it')
  const pieces: Piece[] = []
  const add = (rank: number, text: string) => pieces.push({ of: 'fit', rank, text })
  if (mine.length > 0)
    add(
      0,
      say(worked.length > 0 ? 'script.fit.worked' : 'script.fit.listed', {
        terms: listed(mine),
        theseAre: mine.length > 1 ? 'These are' : 'That is',
        them: them(mine),
      }),
    )
  if (held.length > 0)
    add(
      mine.length > 0 ? 2 : 0,
      say(mine.length > 0 ? 'script.fit.held.also' : 'script.fit.held', { terms: listed(held), them: them(held) }),
    )
  if (theirs.length > 0)
    add(
      pieces.length > 0 ? placeholderRank + 2 : 0,
      say(pieces.length > 0 ? 'script.fit.asked.also' : 'script.fit.asked', { terms: listed(theirs), them: them(theirs) }),
    )
  add(placeholderRank + 1, say('script.fit.draws', { company: company ?? 'you' }))
  return pieces
}

function closingPieces({ company }: PitchMaterial): Piece[] {
  return [
    { of: 'closing', rank: 0, text: say('script.closing.wish', { company: company ?? 'your team' }) },
    {
      of: 'closing',
      rank: 0,
      text: say('script.closing.ask'),
    },
    { of: 'closing', rank: 1, text: say('script.closing.thanks') },
  ]
}

/** What only the person can fill in, the most useful first; enough of it for a whole pitch. */
const gaps: readonly (readonly [Piece['of'], keyof typeof templates])[] = [
  ['evidence', 'script.open.result'],
  ['evidence', 'script.open.last-job'],
  ['evidence', 'script.open.change'],
  ['evidence', 'script.open.before'],
  ['fit', 'script.open.first-thing'],
  ['evidence', 'script.open.known-for'],
  ['evidence', 'script.open.hardest'],
  ['fit', 'script.open.first-months'],
  ['evidence', 'script.open.lesson'],
  ['fit', 'script.open.learning'],
  ['closing', 'script.open.start'],
]

/** Somebody whose resume gives two deeds needs none of these. */
const forFewDeeds: ReadonlySet<string> = new Set(['script.open.last-job', 'script.open.change', 'script.open.before'])

function gapPieces({ deeds }: PitchMaterial): Piece[] {
  return gaps
    .filter(([, name]) => deeds.length < 2 || !forFewDeeds.has(name))
    .map(([of, name], at) => ({ of, rank: placeholderRank + (at === 0 ? 0 : at + 3), text: say(name) }))
}
