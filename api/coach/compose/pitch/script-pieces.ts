import type { MatchTerm } from '../../score/match-reading.ts'
import { credentialKinds } from '../preparation/material.ts'
import { credentialName } from '../preparation/subjects.ts'
import { article, inSentence, listed, withThe } from '../wording.ts'
import { type Piece, placeholderRank } from './pieces.ts'
import type { PitchMaterial } from './pitch-material.ts'

const mostTerms = 3

/** All that can be said for this person and this job, nothing of it invented. */
export function scriptPieces(material: PitchMaterial): Piece[] {
  return [
    { of: 'opening', rank: 0, text: `Hello, my name is ${material.name ?? '[your name]'}.` },
    { of: 'opening', rank: 0, text: whoOf(material) },
    { of: 'opening', rank: 0, text: purposeOf(material) },
    ...deedPieces(material),
    ...fitPieces(material),
    ...closingPieces(material),
    ...openPlaces(material),
  ]
}

export function whoOf({ summary, title, employer, isCurrent }: PitchMaterial): string {
  if (summary) return summary
  if (!title) return 'I am a [your trade or profession], with [number] years of experience in [your field].'
  const where = employer ? ` at ${employer}` : ''
  return isCurrent ? `I work as ${article(title)} ${title}${where}.` : `I have worked as ${article(title)} ${title}${where}.`
}

export function purposeOf({ role, company }: PitchMaterial): string {
  const job = role ? `the position of ${role}` : 'the position that you advertise'
  return `I am here for ${job}${company && !role?.includes(company) ? ` at ${company}` : ''}, and I would like to tell you what I can bring to it.`
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
      worked.length > 0
        ? `You ask for ${listed(mine)}. ${mine.length > 1 ? 'These are' : 'That is'} part of my own work, so I can begin there from the first day.`
        : `You ask for ${listed(mine)}. You will find ${them(mine)} in my resume, and I would be glad to show you how I use ${them(mine)}.`,
    )
  if (held.length > 0)
    add(mine.length > 0 ? 2 : 0, `You ${mine.length > 0 ? 'also ' : ''}want ${listed(held)}, and my resume shows ${them(held)}.`)
  if (theirs.length > 0)
    add(
      pieces.length > 0 ? placeholderRank + 2 : 0,
      `You ${pieces.length > 0 ? 'also ' : ''}ask for ${listed(theirs)}. [Say where you have used ${them(theirs)}, or how you would learn ${them(theirs)}.]`,
    )
  add(
    placeholderRank + 1,
    `What draws me to ${company ?? 'you'} is [one thing about their work that you mean, in your own words].`,
  )
  return pieces
}

function closingPieces({ company }: PitchMaterial): Piece[] {
  return [
    { of: 'closing', rank: 0, text: `I would like to do this work for ${company ?? 'your team'}.` },
    {
      of: 'closing',
      rank: 0,
      text: 'Could we find twenty minutes this week to talk about what you need most, and how I can help?',
    },
    { of: 'closing', rank: 1, text: 'Thank you for listening.' },
  ]
}

/** What only the person can fill in, the most useful first; enough of it for a whole pitch. */
function openPlaces({ deeds }: PitchMaterial): Piece[] {
  const places: [Piece['of'], string][] = [
    ['evidence', 'One result that I am proud of is [what got better because of you, with a number].'],
    ...(deeds.length >= 2
      ? []
      : ([
          [
            'evidence',
            'In my last job at [employer], I [what you did that this job needs: for whom, how often, and with which tools].',
          ],
          ['evidence', 'Because of that, [what changed for customers, colleagues or the business, and how you know].'],
          ['evidence', 'Before that, I learned [the skill you rely on most] at [where], where I [what you did there].'],
        ] as [Piece['of'], string][])),
    ['fit', 'For this job it means that I can [the first thing you would do for them, and what they would notice].'],
    ['evidence', 'People who work with me come to me for [what you do better than most, with one short example of it].'],
    ['evidence', 'The hardest part was [what stood in the way], and I solved it by [the one step that made the difference].'],
    ['fit', 'In the first months I would begin with [what you would look at or learn first], because [why that matters there].'],
    ['evidence', 'What I learned from it is [one thing that you do differently since then, in plain words].'],
    ['fit', 'Away from the daily work, I keep learning by [a course, a book, a person or a habit that you really have].'],
    ['closing', 'I can start [from when], and I am happy to [show my work, come for a trial day or name a reference].'],
  ]
  return places.map(([of, text], at) => ({ of, rank: placeholderRank + (at === 0 ? 0 : at + 3), text }))
}
