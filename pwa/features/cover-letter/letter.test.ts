import { describe, expect, test } from 'vitest'
import type { CoverLetter, LetterPart } from '../../../api/contract/cover-letter.ts'
import { adOnLetter, boxesOf, editsOf, letterFaults, letterLines, measured, paragraphsOf, textsOf } from './letter.ts'

const part = (paragraph: LetterPart['paragraph'], text: string, ...adLines: string[]): LetterPart => ({
  ...{ paragraph, text, adLines, ownLines: [] },
})
const draft: CoverLetter = {
  greeting: 'Dear Hiring Team,',
  parts: [
    part('opening', '', 'We train every nurse ourselves.'),
    part('proof', 'Led a ward of thirty beds.', 'You lead a ward'),
    part('proof', 'Taught new nurses.'),
    part('closing', ''),
  ],
  name: 'Jane Doe',
  contact: ['jane@example.com'],
  isDraft: true,
}
const own = draft.parts.map(({ text }) => text)

test('without a resume, with a short ad, or with a long reason, the form says what is missing', () => {
  const resume = { name: 'resume.pdf', type: 'application/pdf', size: 1_000 }
  const ad = 'Nurse wanted for nights on a ward with thirty beds, start in May'
  expect(letterFaults({ jobDescription: ad, resume, why: '' })).toEqual({ jobDescription: null, resume: null, why: null })
  expect(letterFaults({ jobDescription: 'x', resume: null, why: 'x'.repeat(401) })).toEqual({
    jobDescription: 'Job description must be at least 50 characters',
    resume: 'Please upload your resume',
    why: 'Please keep it to 400 characters: a sentence or two.',
  })
})

test.each([
  ['Ping jobs@example.com.\nNo cover letters, we beg you.', 'No cover letters, we beg you.'],
  ['Send two links. Please don’t send a covering letter.', 'Please don’t send a covering letter.'],
  ['We do not read cover letters! Apply in one click.', 'We do not read cover letters!'],
  ['Send your resume and a cover letter to Fenella.', null],
  ['No experience needed. Include a cover letter.', null],
])('an ad that asks for no letter is quoted before anything is paid: %s', (ad, sentence) => {
  expect(adOnLetter(ad)).toEqual(sentence && { sentence, isRefusal: true })
})

test.each([
  ['Apply by May.\nPlease include a cover letter that tells us why rare disease matters to you.', true],
  ['To apply, send a resume and tell us your favorite thing to cook for friends.', true],
  ['Please tell us about any accommodation you need for the interview.', false],
  ['Tell us how we can accommodate a disability.', false],
  ['Send your resume and a cover letter to Fenella.', false],
])('an ad that says what it wants to read in the letter is quoted where the reason is written: %s', (ad, isQuoted) => {
  expect(adOnLetter(ad)).toEqual(isQuoted ? { sentence: ad.split('\n').at(-1), isRefusal: false } : null)
})

describe('a draft', () => {
  test('is three paragraphs: own lines, and blanks where only the user knows', () => {
    expect(paragraphsOf(draft, own)).toEqual([
      '[which job this is, and why you want it here]',
      'Led a ward of thirty beds. Taught new nurses.',
      '[when you can start, and what you would like next]',
    ])
    expect(measured(paragraphsOf(draft, own))).toEqual({ words: 9, blanks: 2, fits: 'short' })
  })

  test('each box says what the ad asks for there, and has a name of its own', () => {
    const boxes = boxesOf(draft)
    expect(boxes.map(({ label }) => label)).toEqual([
      'Why this employer',
      'What you bring, 1 of 2',
      'What you bring, 2 of 2',
      'How you close',
    ])
    expect(boxes[1]!.hint).toMatch(/^The ad asks: “You lead a ward”/)
    expect(boxes[2]!.hint).not.toMatch(/ad asks/)
  })

  test('keeps what the user changed, an emptied box too; another letter begins with its own texts', () => {
    const kept = editsOf(draft, ['You train nurses yourselves.', '', 'I taught new nurses.', ''])
    expect(textsOf(draft, kept)).toEqual(['You train nurses yourselves.', '', 'I taught new nurses.', ''])
    const other = { ...draft, parts: [part('opening', 'Hello'), ...draft.parts.slice(1)] }
    expect(textsOf(other, kept)[0]).toBe('Hello')
  })
})

test('the file is the letter alone: greeting, three paragraphs, name, and how to reach the user', () => {
  const written = {
    ...draft,
    parts: ['opening', 'proof', 'closing'].map((name) => part(name as 'proof', `The ${name}.`)),
    isDraft: false,
  }
  const texts = (letter: CoverLetter) => letterLines(letter, textsOf(letter, null))
  expect(texts(written)).toEqual([
    'Dear Hiring Team,',
    ...['The opening.', 'The proof.', 'The closing.', 'Sincerely,', 'Jane Doe', 'jane@example.com'],
  ])
  expect(texts({ ...written, name: null, contact: [] }).at(-1)).toBe('[your name]')
})

test('180 to 280 words are right for a page', () => {
  const words = (count: number) => [Array.from({ length: count }, () => 'word').join(' ')]
  expect([179, 180, 280, 281].map((count) => measured(words(count)).fits)).toEqual(['short', 'well', 'well', 'long'])
})
