import { digitWord as digit, smallNumber, teenWord, tensWord } from './number-words.ts'

const above9 = `(?:(?:${tensWord})(?:[ -](?:${digit}))?|${teenWord}|oh?[ -](?:${digit}))`

const thousands = `two thousand(?:[ -](?:and[ -])?(?:${digit}|${above9}))`
/** "Two thousand" alone is a year where the sentence ends or goes on. */
const yearTwoThousand = String.raw`two thousand(?=\s*(?:$|[,.;:)]|\b(?:i|we|and|as|at|when|with|for|until|to (?:two thousand|twenty|about)|then)\b))`
const noRange = String.raw`(?!\s*(?:to|-|–|or)\s*(?!(?:19|20)\d\d\b)\d{3,})`
const noQuantity = String.raw`(?![\p{L}\d%]|-\p{L}|[.,:]\d|[ -](?:hundred|thousand|million|and a half|percent|years? old)\b)`

/** Four digits, or a spoken year; "twenty five" is not one. */
export const wholeYear = String.raw`(?:(?:19|20)\d\d|(?:nineteen|twenty)[ -]${above9}|${thousands}|${yearTwoThousand})${noRange}${noQuantity}`
/** "'98", "oh six", "ninety-eight": only a year after "since" and the like, or next to another year. */
export const shortYear = String.raw`(?:['’]\d\d|oh[ -](?:${digit}|${teenWord})|(?:seventy|eighty|ninety)[ -](?:${digit}))(?![\p{L}\d%]|-\p{L})`

/** 1998 for "nineteen ninety-eight" or "'98"; 2019 for "twenty nineteen". */
export function yearSaid(said: string): number {
  const words = said
    .toLowerCase()
    .replace(/\band\b/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean)
  const figures = Number(/\d+/.exec(said)?.[0] ?? Number.NaN)
  const value = (list: string[]) => list.reduce((sum, word) => sum + (smallNumber(word) ?? 0), 0)
  if (figures > 99) return figures
  if (!Number.isNaN(figures)) return inCentury(figures)
  if (words[0] === 'two' && words[1] === 'thousand') return 2000 + value(words.slice(2))
  // "twenty ten" is a year; "twenty one" ends another one.
  if (words.length === 2 && words[0] === 'twenty' && value(words.slice(1)) < 10) return inCentury(value(words))
  if (words.length > 1 && (words[0] === 'nineteen' || words[0] === 'twenty'))
    return (words[0] === 'nineteen' ? 1900 : 2000) + value(words.slice(1))
  return inCentury(value(words))
}

// "'51" and later means the 1900s: no one's career goes back further.
const inCentury = (years: number) => (years > 50 ? 1900 : 2000) + years

// Excludes "oh one", which also occurs in phone numbers.
const surelyYear = new RegExp(`\\b${wholeYear}|['’]\\d\\d(?![\\p{L}\\d])`, 'giu')

const anyYear = new RegExp(`${surelyYear.source}|\\b${shortYear}`, 'giu')

const beforeDate =
  /^(?:(?:I (?:think|guess|believe|started|left|finished|graduated|began)|it was|that was|maybe|probably|about|around|roughly|sometime|from|since|until|till|in)(?: there| it)?,? )+/i
const afterDate = /,? (?:I (?:think|guess|believe)|maybe|or so)$/i

const startsWithMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d/u

/** Normalizes the answer to "When?": "march two thousand nineteen" to "March 2019", "until now" to "Present". */
export function dateSaid(said: string): string {
  if (/^(?:i'?m |i am )?(?:still\b.*|(?:until |till )?(?:now|today|present|the present))[.!]?$/i.test(said.trim()))
    return 'Present'
  const date = said
    .trim()
    .replace(/\.$/, '')
    .replace(beforeDate, '')
    .replace(afterDate, '')
    .replace(anyYear, (year) => String(yearSaid(year)))
    .replace(/ of (?=\d{4}\b)/, ' ')
  return date === said && !startsWithMonth.test(date) ? said : date.charAt(0).toUpperCase() + date.slice(1)
}

/** "twenty sixteen" to "2016". */
export const withSpokenYears = (text: string) => text.replace(surelyYear, (said) => String(yearSaid(said)))
