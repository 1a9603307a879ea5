import { ordinalValue, writtenNumber, writtenOrdinal, writtenValue } from './number-words.ts'
import { stemOf, wordsOf } from './words.ts'

/** `duration` has a unit; `vague` is "dozens", "half", "doubled": a claim of size without a numeral. */
export type FigureKind = 'plain' | 'percent' | 'money' | 'duration' | 'year' | 'date' | 'ordinal' | 'times' | 'vague'

/** One figure in a text, in a form that can be compared: 1,200 = 1200 = 1.2k = twelve hundred. */
export interface Figure {
  kind: FigureKind
  /** More than one where the writing is ambiguous (1.200 is 1200 in Berlin and 1.2 in Boston). */
  values: number[]
  /** `month`, `year`… of a duration; the currency of money; `2019-03` of a date; the word of a vague one. */
  unit: string | null
  /** "over 50", "nearly 50", "about 50": true of values a little beside it. */
  hedge: 'over' | 'under' | 'about' | null
  start: number
  end: number
  /** Stems of the words around it, to tell 12 nurses from 12 residents. */
  around: Set<string>
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?:19|20)\\d{2}'
const digits = "(?:\\d{1,3}(?:[,'’\\u00a0\\u202f]\\d{3}){1,6}(?:\\.\\d{1,9})?|\\d{1,15}(?:[.,]\\d{1,9}){0,4})"
const scale = '(?:(?:k|m|mm|mn|mil|bn|b|tn)\\b|\\s?(?:thousand|million|billion|trillion|lakh|crore|dozen)s?\\b)'
const currencies: Record<string, string> = {
  $: 'usd',
  usd: 'usd',
  dollar: 'usd',
  buck: 'usd',
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  pound: 'gbp',
  quid: 'gbp',
  '¥': 'jpy',
  yen: 'jpy',
  '₹': 'inr',
  inr: 'inr',
  rupee: 'inr',
  chf: 'chf',
  franc: 'chf',
  cad: 'cad',
  aud: 'aud',
}
const currencyBefore = '(?:(?:us|ca|au)?\\$|€|£|¥|₹|\\b(?:usd|eur|gbp|inr|chf|cad|aud)\\s?)\\s?'
const currencyAfter =
  '\\s?(?:€|£|\\$|(?:us\\s)?dollars?\\b|bucks?\\b|euros?\\b|pounds?\\s(?=sterling)|quid\\b|usd\\b|eur\\b|gbp\\b|rupees?\\b|francs?\\b|chf\\b|yen\\b)'
const timeUnits: Record<string, string> = {
  year: 'year',
  yr: 'year',
  month: 'month',
  mo: 'month',
  week: 'week',
  wk: 'week',
  day: 'day',
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  minute: 'minute',
  min: 'minute',
  second: 'second',
  sec: 'second',
  decade: 'decade',
}

/** Figures that say nothing of size: idioms, standards and doses of speech. */
const idioms =
  /\b24\s?\/\s?7\b|\b360(?:[- ]degree|°)|\b9[- ]to[- ]5\b|\bone[- ](?:on|to)[- ]one\b|\b1[:-](?:on-)?1s?\b|\b(?:two|2)-way\b|\bone[- ]stop\b|\bzero[- ]based\b|\b401\(?k\)?|\b403\(?b\)?|\bsecond(?:ary|s)?[- ]hand\b|\bthird[- ]part(?:y|ies)\b|\b7-eleven\b|\bfour-year degree\b|\bfull-time\b|\bdouble[- ](?:entry|check)\w*|\b(?:at|on) (?:sixes and sevens|all fours)\b|\bten-key\b|\b10-key\b/gi
/** Letters and digits in one word (B2B, ISO 9001, Python 3, Q3, COVID-19) are names, not figures; `names.ts` looks at them. */
const codes =
  /\b(?=[a-z]{0,20}\d)(?=\d{0,20}[a-z])(?!\d+(?:st|nd|rd|th|x|k|m|mm|mn|bn|b|h|hr|hrs|min|mins|sec|yr|yrs|mo|wk|fold|pp|pct|s|tn|mil)\b)[a-z]{1,20}[\w./-]{0,10}\d[\w./-]{0,10}\b|\b(?:ISO|IEC|OSHA|IEEE|EN|DIN|NFPA|ASME|AWS D|RFC|PCI|SOC|Windows|Office|Python|Angular|Java|Section|Title|Level|Grade|Tier|Phase|Class|Category|Type|Room|Unit|Route|Part|HTML|CSS|NVQ|IELTS)\s?\d[\d.:/-]*\b/gi
const phones = /(?<![\w])\+?\(?\d{1,4}\)?(?:[\s.-]\(?\d{2,4}\)?){2,4}(?![\w])/g

interface Found {
  kind: FigureKind
  values: number[]
  unit?: string | null
}

/** Each rule turns a match into a figure; the first rule that takes a place keeps it. */
const rules: [RegExp, (match: RegExpExecArray) => Found][] = [
  [
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(${monthName})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,?)?[\\s,'’-]+(?:of\\s+)?(${year}|['’]\\d{2}\\b)`,
      'gi',
    ),
    (m) => dated(monthOf(m[1]!), m[2]!),
  ],
  [new RegExp(`\\b(?:\\d{1,2}[./-])?(0?[1-9]|1[0-2])[./-](${year})\\b`, 'g'), (m) => dated(Number(m[1]), m[2]!)],
  [new RegExp(`\\b(${year})[./-](0[1-9]|1[0-2])(?:[./-]\\d{1,2})?\\b`, 'g'), (m) => dated(Number(m[2]), m[1]!)],
  [
    new RegExp(`\\b(${year})\\s?[-–—/]\\s?(\\d{2})(?!\\d)`, 'g'),
    (m) => ({ kind: 'year', values: [Number(m[1]), Number(`${m[1]!.slice(0, 2)}${m[2]}`)] }),
  ],
  [new RegExp(`(${currencyBefore})(${digits})(${scale})?`, 'gi'), (m) => money(m[2]!, m[3], m[1]!)],
  [new RegExp(`(?<![\\w.])(${digits}|${writtenNumber})(${scale})?(${currencyAfter})`, 'gi'), (m) => money(m[1]!, m[2], m[3]!)],
  [
    new RegExp(
      `(?<![\\w.])(${digits}|\\b${writtenNumber})(${scale})?(?:\\s?[-–]?\\s?|\\s+)(?:%|percent(?:age)?\\b|per\\s?cent\\b|pct\\b|pp\\b)`,
      'gi',
    ),
    (m) => ({ kind: 'percent', values: valuesOf(m[1]!, m[2]) }),
  ],
  [
    new RegExp(`(?<![\\w.])(${digits}|\\b${writtenNumber})\\+?(?:\\s|-)?(?:x\\b|×|times\\b|-?fold\\b)`, 'gi'),
    (m) => ({ kind: 'times', values: valuesOf(m[1]!) }),
  ],
  [
    new RegExp(
      `(?<![\\w.])(${digits}|\\b${writtenNumber})(${scale})?(?:\\s?\\+|\\s+plus|\\s+(?:or|and)\\s+more)?(?:\\s|-)?(?:full\\s|consecutive\\s|calendar\\s|straight\\s|solid\\s|long\\s)?(years?|yrs?|months?|mos?|weeks?|wks?|days?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|decades?)(?!\\w)`,
      'gi',
    ),
    (m) => ({
      kind: 'duration',
      values: valuesOf(m[1]!, m[2]),
      unit: timeUnits[m[3]!.toLowerCase().replace(/s$/, '')] ?? 'second',
    }),
  ],
  [
    new RegExp(
      `(?<![\\w.])(\\d+)(?:st|nd|rd|th)\\b|\\b(${writtenOrdinal})\\b(?!\\s+(?:quarter\\b|of\\s+(?:the|all|our|my)))`,
      'gi',
    ),
    (m) => ({ kind: 'ordinal', values: [ordinalValue(m[1] ?? m[2]!)] }),
  ],
  [
    /\b(doubl(?:ed|ing)|twofold|tripl(?:ed|ing)|threefold|quadrupl(?:ed|ing)|halv(?:ed|ing))\b/gi,
    (m) => ({ kind: 'times', values: [/^(?:d|tw)/i.test(m[1]!) ? 2 : /^t/i.test(m[1]!) ? 3 : /^q/i.test(m[1]!) ? 4 : 0.5] }),
  ],
  [
    /\b(dozens|hundreds|thousands|millions|billions|decades|a decade|a century|half of|by half|half the|(?:a|one|two)[- ]thirds?|three[- ]quarters|a quarter of|the majority of|number one|no\. ?1|#1|top[- ]ranked)\b/gi,
    (m) => ({ kind: 'vague', values: [], unit: m[1]!.toLowerCase().replace(/[- ]/g, ' ') }),
  ],
  [new RegExp(`(?<![\\w.,/#-])(${year})(?:s\\b)?(?![\\w%]|[.,]\\d)`, 'g'), (m) => ({ kind: 'year', values: [Number(m[1])] })],
  [new RegExp(`(?<![\\w.])(${digits})(${scale})?`, 'gi'), (m) => ({ kind: 'plain', values: valuesOf(m[1]!, m[2]) })],
  [
    new RegExp(`\\b(?!one\\b(?!\\s+(?:hundred|thousand|million|billion)))(${writtenNumber})\\b`, 'gi'),
    (m) => ({ kind: 'plain', values: valuesOf(m[1]!) }),
  ],
]

/** Every figure of a text, in order. `[placeholders]`, idioms, codes and telephone numbers are none. */
export function figuresIn(text: string): Figure[] {
  const open = mask(mask(mask(mask(text, /\[[^\]\d]{0,120}\]/g), idioms), codes), phones)
  const figures: Figure[] = []
  let rest = open
  for (const [pattern, read] of rules) {
    for (const match of rest.matchAll(pattern)) {
      const found = read(match as RegExpExecArray)
      if (found.kind !== 'vague' && found.values.length === 0) continue
      const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0)
      const end = match.index + match[0].trimEnd().length
      figures.push({
        unit: null,
        ...found,
        start,
        end,
        hedge: hedgeBefore(text, start, text.slice(end, end + 12)),
        around: aroundOf(text, start, end),
      })
    }
    rest = mask(rest, pattern)
  }
  figures.sort((a, b) => a.start - b.start)
  shareUnits(figures, text)
  return figures
}

/** In "from 81 to 93 percent" and "10 days to 5" one unit stands for both. */
function shareUnits(figures: Figure[], text: string): void {
  for (const [at, second] of figures.entries()) {
    const first = figures[at - 1]
    if (!first || !/^\s*(?:-|–|—|to|or|and)\s*(?:about |only |just |over )?$/i.test(text.slice(first.end, second.start))) continue
    const [bare, full] = first.kind === 'plain' ? [first, second] : [second, first]
    if (bare.kind !== 'plain' || !['percent', 'duration', 'money', 'times'].includes(full.kind)) continue
    bare.kind = full.kind
    bare.unit = full.unit
  }
}

/** Blanks what matched, keeping every position. */
function mask(text: string, pattern: RegExp): string {
  return text.replace(pattern, (whole) => '\ue000'.repeat(whole.length))
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function dated(month: number, yearText: string): Found {
  const full = /^['’]/.test(yearText) ? 2000 + Number(yearText.slice(1)) : Number(yearText)
  return { kind: 'date', values: [full], unit: `${full}-${String(month).padStart(2, '0')}` }
}

function money(amount: string, scaleText: string | undefined, currency: string): Found {
  const name = currency
    .toLowerCase()
    .replace(/[\s.]/g, '')
    .replace(/^(?:us|ca|au)(?=\$)/, '')
    .replace(/^us(?=dollar)/, '')
    .replace(/s(?:sterling)?$/, '')
  return { kind: 'money', values: valuesOf(amount, scaleText), unit: currencies[name] ?? null }
}

const scaleValues: [RegExp, number][] = [
  [/^(?:k|thousand)/, 1e3],
  [/^(?:lakh)/, 1e5],
  [/^(?:m|mm|mn|mil|million)/, 1e6],
  [/^crore/, 1e7],
  [/^(?:b|bn|billion)/, 1e9],
  [/^(?:tn|trillion)/, 1e12],
  [/^dozen/, 12],
]

function valuesOf(text: string, scaleText = ''): number[] {
  if (!/^\d/.test(text)) return [writtenValue(text)]
  const unit = scaleText.trim().toLowerCase()
  const factor = scaleValues.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
  const bare = text.replace(/['’\u00a0\u202f]/g, '').replace(/[.,]+$/, '')
  const american = Number(bare.replace(/,/g, ''))
  const european = Number(bare.replace(/\./g, '').replace(',', '.'))
  // One mark with one or two digits behind it is a decimal mark; with three it may be either.
  const decimal = /^\d+[.,]\d{1,2}$/.test(bare) || /^\d+[.,]\d{4,}$/.test(bare)
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
  const readings = decimal ? [Number(bare.replace(',', '.'))] : grouped ? [american] : [american, european]
  // "5m" may be five million or five metres.
  const scaled = readings.flatMap((value) => (unit === 'm' ? [value * factor, value] : [value * factor]))
  return [...new Set(scaled.filter(Number.isFinite))]
}

function hedgeBefore(text: string, start: number, after: string): Figure['hedge'] {
  const before = text.slice(Math.max(0, start - 24), start).toLowerCase()
  if (
    /^\s?(?:\+|plus\b|or more\b)/i.test(after) ||
    /(?:over|more than|above|at least|upwards? of|exceeding|>)\s?(?:a\s)?[$€£]?$/.test(before)
  )
    return 'over'
  if (/(?:nearly|almost|under|up to|less than|fewer than|just below|close to|<)\s?[$€£]?$/.test(before)) return 'under'
  if (/(?:about|around|approximately|roughly|some|approx\.?|~|circa)\s?[$€£]?$/.test(before)) return 'about'
  return null
}

const emptyWords = new Set(
  'the and for with from that this was were are has had have its their our your his her into over more than about per each every all a an of to in on at by as or is it up i my we'.split(
    ' ',
  ),
)

/** Four words are hardly ever longer than this on either side. */
const nearbyCharacters = 160

/** The words nearest to a figure within its own sentence or line. */
function aroundOf(text: string, start: number, end: number): Set<string> {
  const before =
    text
      .slice(Math.max(0, start - nearbyCharacters), start)
      .split(/[\n;]|[.!?]\s/)
      .at(-1) ?? ''
  const after = text.slice(end, end + nearbyCharacters).split(/[\n;]|[.!?](?:\s|$)/)[0] ?? ''
  const near = [...contentWords(before).slice(-4), ...contentWords(after).slice(0, 4)]
  return new Set(near.map(stemOf))
}

function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !emptyWords.has(word) && /\p{L}/u.test(word))
}
