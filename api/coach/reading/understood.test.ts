import { expect, test } from 'vitest'
import { Problem } from '../../problem.ts'
import { readMatch } from './built-in/read-match.ts'
import { assertUnderstood } from './understood.ts'

const problemOf = (ad: string, requirementLines?: string[]) => {
  try {
    assertUnderstood(readMatch('Experience\n- Built things', ad, null, { requirementLines }), ad, requirementLines)
    return null
  } catch (error) {
    return error as Problem
  }
}

test.each([
  [
    'a recipe',
    'Chop two onions and fry them in butter until golden. Add 300 g of rice and stir. Pour in the stock, a ladle at a time.',
  ],
  [
    'a story',
    'It was a bright cold day in April. He walked to the window and thought of the sea, of his mother and of the long road.',
  ],
  [
    'terms of business',
    'All purchases are final and non-refundable. We may change these terms at any time. Contact us about your order.',
  ],
  [
    'a tongue that nobody asks in',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
  ],
])('%s is no ad, and its lines are handed back to be marked', (_, text) => {
  const problem = problemOf(text)
  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({ code: 'requirements_not_found' })
  expect(problem!.details.adLines!.join(' ')).toBe(text)
})

test('a short ad with three requirements is understood', () => {
  expect(problemOf('Kitchen porter, nights. You must have food hygiene level 2, your own transport and good English.')).toBeNull()
})

test('a line that the person marked is compared, however little it says', () => {
  const ad = 'Barista wanted by the sea. Latte art and till experience. Call Sam on 555 0100 after ten.'
  expect(problemOf(ad)).toMatchObject({ code: 'requirements_not_found' })
  expect(problemOf(ad, ['Latte art and till experience.'])).toBeNull()
})

test('marked lines that name nothing are asked for again in another sentence', () => {
  const ad = 'Come and join us. We are a happy little firm by the sea and we pay on Fridays.'
  expect(problemOf(ad, ['Come and join us.'])?.details.message).toMatch(/in the lines you marked/)
})
