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

function deedPieces({ deeds }: PitchMaterial): Piece[] {
  const pieces: Piece[] = []
  let where: string | null = null
  deeds.forEach(({ text, employer }, at) => {
    const leads = employer !== null && employer !== where ? `At ${employer}, ` : ''
    pieces.push({
      of: 'evidence',
      rank: at < 2 ? 0 : at + 1,
      text: leads ? `${leads}${text}` : text.replace(/^I (?!also)/, at > 0 ? 'I also ' : 'I '),
    })
    where = employer ?? where
  })
  return pieces
}

function fitPieces({ shown, asked, company }: PitchMaterial): Piece[] {
  const name = (term: PitchMaterial['shown'][number]) => withThe(inSentence(term))
  const mine = shown.slice(0, mostTerms).map(name)
  const theirs = asked.slice(0, 2).map(name)
  return [
    ...(mine.length > 0
      ? [
          {
            of: 'fit' as const,
            rank: 0,
            text: `You ask for ${listed(mine)}. ${mine.length > 1 ? 'These are' : 'That is'} part of my own work, so I can begin there from the first day.`,
          },
        ]
      : []),
    ...(theirs.length > 0
      ? [
          {
            of: 'fit' as const,
            rank: mine.length > 0 ? placeholderRank + 2 : 0,
            text: `You ${mine.length > 0 ? 'also ' : ''}ask for ${listed(theirs)}. [Say where you have used ${theirs.length > 1 ? 'them' : 'it'}, or how you would learn ${theirs.length > 1 ? 'them' : 'it'}.]`,
          },
        ]
      : []),
    {
      of: 'fit',
      rank: placeholderRank + 1,
      text: `What draws me to ${company ?? 'you'} is [one thing about their work that you mean, in your own words].`,
    },
  ]
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
