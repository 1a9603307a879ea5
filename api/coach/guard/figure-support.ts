import { wordOffsets } from '../text/word-offsets.ts'
import type { Figure } from './figures.ts'
import { figuresIn } from './figures.ts'

/** What a text knows of figures, so that another text can be held to it. */
export interface FigureSource {
  figures: Figure[]
  /** Lengths in years that its date ranges add up to. */
  yearSpans: Set<number>
}

/** Many more than any resume has; what stands behind them vouches for nothing. */
const mostFigures = 2_000

/** @param today for "2019 - present" */
export function figureSource(text: string, today: Date): FigureSource {
  const figures = figuresIn(text).slice(0, mostFigures)
  return { figures, yearSpans: yearSpansOf(text, figures, today) }
}

/** Two texts as one, without reading them again. */
export function bothFigureSources(one: FigureSource, other: FigureSource): FigureSource {
  return { figures: [...one.figures, ...other.figures], yearSpans: new Set([...one.yearSpans, ...other.yearSpans]) }
}

/** Differences of years named in one line, the whole career, and a year more or less for months that were left out. */
function yearSpansOf(text: string, figures: Figure[], today: Date): Set<number> {
  const spans = new Set<number>()
  const dated = figures.filter(({ kind }) => kind === 'year' || kind === 'date')
  const { countBetween } = wordOffsets([0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)])
  const lineOf = (position: number) => countBetween(0, position + 1)
  const isOpen = (line: string) => /\b(?:present|now|today|current(?:ly)?|ongoing|since)\b/i.test(line)
  const lines = text.split('\n')
  const byLine = Map.groupBy(dated, ({ start }) => lineOf(start))
  const allYears: number[] = []
  for (const [line, found] of byLine) {
    const years = [...new Set(found.flatMap(({ values }) => values))]
    if (isOpen(lines[line - 1] ?? '')) years.push(today.getFullYear())
    allYears.push(...years)
    for (const from of years)
      for (const to of years) if (to > from) for (const by of [-1, 0, 1]) if (to - from + by > 0) spans.add(to - from + by)
  }
  if (allYears.length > 1) {
    const career = Math.max(...allYears) - Math.min(...allYears)
    for (const by of [-1, 0]) if (career + by > 0) spans.add(career + by)
  }
  return spans
}

const same = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-6

/** Whether `source` says this figure: same value, same kind, and (unless `anywhere`) about the same thing. */
export function isSupported(figure: Figure, source: FigureSource, { anywhere = false } = {}): boolean {
  if (figure.kind === 'vague') return vagueIsSupported(figure, source, anywhere)
  if (figure.kind === 'year')
    return figure.values.every((value) => source.figures.some((other) => isDated(other) && other.values.includes(value)))
  if (figure.kind === 'date') return source.figures.some((other) => other.kind === 'date' && other.unit === figure.unit)
  if (figure.kind === 'duration' && durationIsSupported(figure, source)) return true
  return source.figures.some(
    (other) => comparable(figure, other) && valuesMeet(figure, other) && (anywhere || aboutTheSame(figure, other)),
  )
}

const isDated = (figure: Figure) => figure.kind === 'year' || figure.kind === 'date'

function comparable(figure: Figure, other: Figure): boolean {
  if (figure.kind === 'plain')
    return other.kind === 'plain' || (other.kind === 'money' && other.values.some((value) => value >= 1000))
  if (figure.kind === 'duration') return false
  if (figure.kind === 'money')
    return other.kind === 'money' && (figure.unit === null || other.unit === null || figure.unit === other.unit)
  return figure.kind === other.kind
}

function valuesMeet(figure: Figure, other: Figure): boolean {
  return figure.values.some((value) => other.values.some((known) => meets(value, known, figure.hedge)))
}

/** "Over 50" is true of 52, "nearly 50" of 48: within a tenth, on the side that the word says. */
function meets(value: number, known: number, hedge: Figure['hedge']): boolean {
  if (same(value, known)) return true
  if (hedge === 'over') return known > value && known <= value * 1.1
  if (hedge === 'under') return known < value && known >= value * 0.9
  return hedge === 'about' && Math.abs(known - value) <= value * 0.05
}

const groups = [
  'staff team people employe colleagu member report person',
  'custom client guest shopper buyer',
  'patient resident',
  'student pupil children kid learn',
  'dollar budget revenu sal cost spend',
  'year experienc',
].map((line) => new Set(line.split(' ')))

function aboutTheSame(figure: Figure, other: Figure): boolean {
  if (figure.around.size === 0 || other.around.size === 0) return true
  for (const word of figure.around) if (other.around.has(word)) return true
  return groups.some((group) => meet(group, figure.around) && meet(group, other.around))
}

const meet = (group: Set<string>, words: Set<string>) => [...words].some((word) => group.has(word))

const unitMonths: Record<string, number> = { decade: 120, year: 12, month: 1 }

function durationIsSupported(figure: Figure, source: FigureSource): boolean {
  const unit = figure.unit ?? ''
  const inYears = unit === 'year' || unit === 'decade'
  const years = figure.values.map((value) => (unit === 'decade' ? value * 10 : value))
  if (inYears && years.some((value) => source.yearSpans.has(value))) return true
  // "over 3 years" is true of any longer time that the dates show.
  if (inYears && figure.hedge === 'over' && years.some((value) => Math.max(0, ...source.yearSpans) - 1 >= value)) return true
  return source.figures.some((other) => {
    if (other.kind !== 'duration') return false
    if (other.unit === unit) return valuesMeet(figure, other)
    const [mine, theirs] = [unitMonths[unit], unitMonths[other.unit ?? '']]
    return (
      mine !== undefined &&
      theirs !== undefined &&
      figure.values.some((value) => other.values.some((known) => same(value * mine, known * theirs)))
    )
  })
}

const vagueFloors: [RegExp, number, number][] = [
  [/^dozens/, 24, 1_000],
  [/^hundreds/, 200, 10_000],
  [/^thousands/, 2_000, 1e6],
  [/^millions/, 2e6, 1e9],
  [/^billions/, 2e9, 1e12],
]

function vagueIsSupported(figure: Figure, { figures, yearSpans }: FigureSource, anywhere: boolean): boolean {
  const words = figure.unit ?? ''
  if (figures.some((other) => other.kind === 'vague' && other.unit === words)) return true
  const floor = vagueFloors.find(([pattern]) => pattern.test(words))
  if (floor)
    return figures.some(
      (other) =>
        (other.kind === 'plain' || other.kind === 'money') &&
        other.values.some((value) => value >= floor[1] && value < floor[2]) &&
        (anywhere || aboutTheSame(figure, other)),
    )
  if (/decade/.test(words)) return [...yearSpans].some((span) => span >= (words === 'a decade' ? 10 : 20))
  if (/half/.test(words)) return figures.some(({ kind, values }) => kind === 'percent' && values.includes(50))
  return false
}

/** What stands in the place of a figure that nobody said. */
export function figurePlaceholder(figure: Figure): string {
  if (figure.kind === 'year' || figure.kind === 'date') return '[date]'
  if (figure.kind === 'money') return '[amount]'
  if (figure.kind === 'percent') return '[number]%'
  if (figure.kind === 'duration') return `[number] ${figure.unit}s`
  if (figure.kind === 'times') return '[changed by how much]'
  return '[number]'
}
