import { digitWord, teenWord, tensWord, withFigures, writtenNumber, writtenValue } from '../../../contract/number-words.ts'
import { repeated, takePhone, writtenEmail } from '../../../contract/spoken-address.ts'
import { shortYear, wholeYear, withSpokenYears, yearSaid } from '../../../contract/years-said.ts'
import type { Sources } from '../../check/claim.ts'
import { cleanText } from '../../check/clean-text.ts'
import { faultOf } from '../../check/fault-of.ts'
import type { NumberedLine } from '../../lines/numbered-lines.ts'
import { monthNames } from '../../text/months.ts'
import { familyOf } from '../../text/stem.ts'
import { wordsOf } from '../../text/tokens.ts'
import type { Told, ToldLife } from '../told-life.ts'

type Field = Told | null

/** Keeps the fields and bullets that the cited lines support. */
export function checkedLife(life: ToldLife, lines: readonly NumberedLine[]): ToldLife {
  const cited = citedIn(lines)
  const checked = (field: Field, holds: (text: string, said: string) => boolean): Told | null => {
    const from = field?.from.filter((id) => cited.exists(id)) ?? []
    const text = cleanText(field?.text ?? '')
    return text !== '' && from.length > 0 && holds(text, cited.textOf(from)) ? { text, from } : null
  }
  const words = (field: Field) => checked(field, hasWords)
  const time = (field: Field) => checked(field, hasTime)
  const sources: Sources = { own: lines.map(({ id, text }) => ({ id, text: withSpokenYears(text) })), ad: [] }
  const claims = (fields: readonly NonNullable<Field>[]) =>
    fields.flatMap(
      (field) => checked(field, (text) => faultOf(text, field.from.filter(cited.exists), 'person', sources) === null) ?? [],
    )
  const list = (fields: readonly NonNullable<Field>[]) => fields.flatMap((field) => words(field) ?? [])
  return {
    name: words(life.name),
    location: words(life.location),
    email: checked(life.email, emailSaid),
    phone: checked(life.phone, phoneSaid),
    jobs: life.jobs
      .map((job) => {
        const title = checked(job.title, canBeCalled)
        const titleSaid = job.titleSaid && title !== null && wasNamed(title.text, cited.textOf(title.from))
        const times = { start: time(job.start), end: time(job.end), lasted: words(job.lasted) }
        return { title, titleSaid, employer: words(job.employer), place: words(job.place), ...times, deeds: claims(job.deeds) }
      })
      .filter(({ title, employer, deeds }) => title || employer || deeds.length > 0),
    studies: life.studies
      .map(({ degree, school, dates }) => ({ degree: words(degree), school: words(school), dates: time(dates) }))
      .filter(({ degree, school }) => degree || school),
    certificates: list(life.certificates),
    skills: list(life.skills),
    summary: claims(life.summary),
  }
}

/** A fact may run over the end of a line, so neighboring lines count too. */
function citedIn(lines: readonly NumberedLine[]) {
  const places = new Map(lines.map(({ id }, at) => [id, at]))
  return {
    exists: (id: string) => places.has(id),
    textOf(from: readonly string[]) {
      const near = new Set(from.flatMap((id) => [-1, 0, 1].map((by) => places.get(id)! + by)))
      return lines
        .filter((_, at) => near.has(at))
        .map(({ text }) => text)
        .join(' ')
    },
  }
}

const anyYear = new RegExp(`\\b${wholeYear}|(?<!\\p{L})${shortYear}`, 'giu')
const anyNumber = new RegExp(`\\b${writtenNumber}\\b`, 'gi')

function valuesIn(text: string): Set<number> {
  const figures = (text.match(/\d[\d,.]*/g) ?? []).map((figure) => Number(figure.replace(/[,.](?=\d{3})|[,.]$/g, '')))
  const years = (text.match(anyYear) ?? []).map(yearSaid)
  const said = [...text.matchAll(anyNumber)].flatMap(([number]) => [number, ...number.split(/[\s-]+/)]).map(writtenValue)
  return new Set([...figures, ...years, ...said])
}

const point = '(?:(?:Until |Expected )?(?:[A-Z][a-z]+ )?(?:19|20)\\d\\d)'
const isTime = new RegExp(`^(?:Present|${point}(?: [–-] (?:${point}|Present))?)$`)

/** Years in four figures, said whole or short ("to eighteen"); months by name. */
function hasTime(text: string, said: string): boolean {
  const values = valuesIn(said)
  const isYearSaid = (year: number) => values.has(year) || values.has(year % 100)
  const months = monthNames.filter((name) => text.includes(name))
  return (
    isTime.test(text) &&
    (text.match(/\d+/g) ?? []).map(Number).every(isYearSaid) &&
    months.every((name) => new RegExp(`\\b${name.slice(0, 3)}|\\b0?${monthNames.indexOf(name) + 1}/`, 'i').test(said))
  )
}

const smallWords = new Set('a an and as at by de for from in of on or the to with'.split(' '))
const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether each word was said, in any form; spelled letters and number words count. */
function hasWords(text: string, said: string): boolean {
  const families = new Set(
    wordsOf(said)
      .flatMap((word) => [word, ...word.split(/[-/&.']/)])
      .map(familyOf),
  )
  const letters = squeezed(repeated(said))
  const values = valuesIn(said)
  return wordsOf(text)
    .flatMap((word) => word.split(/[-/&.']/))
    .every(
      (word) =>
        smallWords.has(word) ||
        families.has(familyOf(word)) ||
        (/^\d+$/.test(word) ? values.has(Number(word)) : word.length > 2 && letters.includes(squeezed(word))),
    )
}

const fromVerbs = new Map(
  Object.entries({ drove: 'driver', taught: 'teacher', sold: 'seller', built: 'builder', bought: 'buyer', wrote: 'writer' }),
)

/** Whether each word was said or made from one: "waitress" from "waiting tables". */
function canBeCalled(title: string, said: string): boolean {
  const begun = wordsOf(said).map((word) => (fromVerbs.get(word) ?? word).slice(0, 4))
  return wordsOf(title).every((word) => hasWords(word, said) || (word.length > 3 && begun.includes(word.slice(0, 4))))
}

const wasNamed = (title: string, said: string) => squeezed(said).includes(squeezed(title))

const digitsInWords = new RegExp(`\\b(?:${teenWord}|(?:${tensWord})(?:[ -](?:${digitWord}))?|${digitWord}|zero|oh)\\b`, 'g')

/** "double oh seven" becomes "0 0 7", "nineteen eighty four" becomes "19 84". */
const withDigits = (said: string) =>
  repeated(withFigures(said).toLowerCase()).replace(digitsInWords, (number) => String(writtenValue(number)))

/** Whether the letters and digits of an address were said in this order, whatever its signs are called. */
function emailSaid(email: string, said: string): boolean {
  const text = squeezed(withDigits(said))
  let from = 0
  const isInOrder = (email.toLowerCase().match(/[a-z]+|\d+/g) ?? []).every((part) => {
    const at = text.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
  return isInOrder && writtenEmail.exec(email)?.[0] === email
}

/** Whether these digits were said in a row, or are those of a number that was corrected. */
function phoneSaid(phone: string, said: string): boolean {
  const digits = phone.replace(/\D/g, '')
  const isNumber = /^[+(]?[\d\s().+-]+$/.test(phone) && digits.length >= 6 && digits.length <= 15
  return isNumber && [withDigits(said), takePhone(said).value].some((text) => text.replace(/\D/g, '').includes(digits))
}
