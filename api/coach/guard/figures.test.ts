import { expect, test } from 'vitest'
import { figureSource, isSupported } from './figure-support.ts'
import { figuresIn } from './figures.ts'

const today = new Date('2024-11-20T12:00:00Z')

/** Whether everything that `said` counts stands in `resume`. */
function stands(said: string, resume: string): boolean {
  const source = figureSource(resume, today)
  const figures = figuresIn(said)
  if (figures.length === 0) throw new Error(`no figure found in "${said}"`)
  return figures.every((figure) => isSupported(figure, source))
}

test.each([
  ['1,200 calls', '1200 calls'],
  ['1.2k calls', '1,200 calls'],
  ['1.200 Anrufe', '1200 Anrufe'],
  ["1'200 calls", '1200 calls'],
  ['twelve hundred calls', '1,200 calls'],
  ['two million users', '2M users'],
  ['half a million users', '500,000 users'],
  ['twenty-five people', 'a team of 25 people'],
  ['a hundred and twenty pupils', '120 pupils'],
  ['two dozen pupils', '24 pupils'],
  ['12.5% growth', '12.5 percent growth'],
  ['12,5 % growth', '12.5% growth'],
  ['five per cent growth', '5% growth'],
  ['from 81 to 93 percent renewals', 'renewals 81% - 93%'],
  ['$1.5M budget', 'budget of 1.5 million dollars'],
  ['€50k budget', 'EUR 50,000 budget'],
  ['£1.2m book', '£1,200,000 book'],
  ['3x faster', 'three times faster'],
  ['doubled output', 'output twofold'],
  ['over 50 shops', '52 shops'],
  ['nearly 50 shops', '48 shops'],
  ['about 50 shops', '51 shops'],
  ['hundreds of shops', '340 shops'],
  ['18 months of shifts', 'one and a half years; 18 months of shifts'],
  ['two years of nights', 'Night nurse 2019 - 2021'],
  ['over three years on the ward', 'Ward nurse, 2018 - present'],
  ['since March 2021', 'since 03/2021'],
  ['in 2021', 'Jan 2021 - now'],
  ['2019-21', '2019 to 2021'],
  ['3rd shift', 'third shift'],
])('"%s" is what "%s" says', (said, resume) => {
  expect(stands(said, resume)).toBe(true)
})

test.each([
  ['12% of sales', '12 sales'],
  ['12 sales', '12% of sales'],
  ['$50,000 saved', '€50,000 saved'],
  ['$50,000 saved', '50,000 miles driven'],
  ['5 years at sea', '5 months at sea'],
  ['five ships', '15 ships'],
  ['1.2 million boxes', '1,200 boxes'],
  ['£12m book', '£1.2m book'],
  ['over 50 shops', '45 shops'],
  ['over 50 shops', '90 shops'],
  ['tripled output', 'doubled output'],
  ['thousands of shops', '340 shops'],
  ['in March 2021', 'in 2021'],
  ['in May 2021', 'in March 2021'],
  ['12 nurses', '12 residents'],
  ['a decade of nights', 'nights, 2019 - 2021'],
  ['555 customers', 'call +1 918 555 0143, many customers'],
  ['4th in the region', 'third in the region'],
])('"%s" is not what "%s" says', (said, resume) => {
  expect(stands(said, resume)).toBe(false)
})

test('idioms, codes, placeholders and telephone numbers are no figures', () => {
  const text = 'B2B and ISO 9001 work, 24/7, one-on-one, Python 3, [number] people, call (918) 555-0143, two-way radio, Q3'
  expect(figuresIn(text)).toEqual([])
})

test.each(['1,', '1a-', 'A ', 'twenty ', '[', '“a ', 'x.', '<', 'a@', 'a', '\n'])(
  '50,000 characters of %j take no longer than a long resume',
  (piece) => {
    const startedAtMs = performance.now()
    figuresIn(piece.repeat(50_000 / piece.length))
    // Milliseconds when nothing else runs; a pattern that backtracks takes minutes.
    expect(performance.now() - startedAtMs).toBeLessThan(4_000)
  },
)
