import { expect, test } from 'vitest'
import { monthName, monthNumber } from '../coach/text/months.ts'
import { severalWord, withFigures, writtenNumber, writtenValue } from './number-words.ts'
import { dateSaid, yearSaid } from './years-said.ts'

test.each([
  ['five', 5],
  ['twenty-five', 25],
  ['a hundred and twenty', 120],
  ['half a million', 500_000],
  ['two dozen', 24],
  ['three thousand two hundred', 3200],
])('%s is %d', (text, value) => {
  expect(text).toMatch(new RegExp(`^${writtenNumber}$`))
  expect(writtenValue(text)).toBe(value)
})

test.each([
  ['Trained nine new nurses', 'Trained 9 new nurses'],
  ['raised a hundred and twenty thousand dollars', 'raised 120,000 dollars'],
  ['two dozen rooms in twenty-five minutes', '24 rooms in 25 minutes'],
  ['one of five six tables, two and a half years, two thirds', 'one of five six tables, two and a half years, two thirds'],
  ['a Six Sigma project, the twenty-third store, Five Guys', null],
  ['Two thousand five hundred miles a week. Twelve hundred stops', '2,500 miles a week. 1,200 stops'],
  ['A hundred and sixty beds, Thirty-four thousand dollars', '160 beds, 34,000 dollars'],
  ['from eleven point eight percent to seven point two', 'from 11.8 percent to 7.2'],
  ['a budget of two point three million dollars', 'a budget of 2.3 million dollars'],
  ['four point eight billion rows', '4.8 billion rows'],
  ['in 2019 twenty people and 3 hundred guests', 'in 2019 20 people and 3 hundred guests'],
  ['four to six hundred cases, two or three thousand', null],
])('"%s" in figures is "%s"', (said, line) => expect(withFigures(said)).toBe(line ?? said))

test('each word for more than one is known, and "one" is not among them', () => {
  const several = new RegExp(`^(?:${severalWord})$`)
  for (const word of ['two', 'seventeen', 'seventy', 'hundred', 'dozen']) expect(word).toMatch(several)
  expect('one').not.toMatch(several)
})

test.each([
  ['nineteen ninety-eight', 1998],
  ['twenty nineteen', 2019],
  ['two thousand and six', 2006],
  ["'98", 1998],
  ['oh six', 2006],
  ['2016', 2016],
])('%s is the year %d', (said, year) => expect(yearSaid(said)).toBe(year))

test.each([
  ['march two thousand nineteen', 'March 2019'],
  ['march 2019', 'March 2019'],
  ['twenty nineteen', '2019'],
  ['september oh nine', 'September 2009'],
  ['in ninety-eight', '1998'],
  ['I think 2019', '2019'],
  ['summer of 2016, I think', 'Summer 2016'],
  ['oh twelve', '2012'],
  ['I started there in about twenty twelve.', '2012'],
  ["I'm still there", 'Present'],
  ['until today', 'Present'],
  ['03/2019', '03/2019'],
  ['spring 2014', 'spring 2014'],
])('"%s" as an answer to "When?" is %s', (said, date) => expect(dateSaid(said)).toBe(date))

test('a month is known by its name, whole or short', () => {
  const month = new RegExp(`^${monthName}$`, 'i')
  for (const name of ['Mar', 'march', 'Sept']) expect(name).toMatch(month)
  expect(['Mar. 2019', 'march', 'Sept', 'Marc Lee', '2019', 'ma'].map(monthNumber)).toEqual([3, 3, 9, 3, 0, 0])
})
