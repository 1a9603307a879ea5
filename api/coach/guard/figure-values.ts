import { writtenValue } from '../text/number-words.ts'

/** `duration` has a unit; `vague` is "dozens", "half", "doubled": a claim of size without a numeral. */
export type FigureKind = 'plain' | 'percent' | 'money' | 'duration' | 'year' | 'date' | 'ordinal' | 'times' | 'vague'

/** What a piece of text counts, before its surroundings are looked at. */
export interface Found {
  kind: FigureKind
  values: number[]
  unit?: string | null
}

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

export function dated(month: number, yearText: string): Found {
  const full = /^['’]/.test(yearText) ? 2000 + Number(yearText.slice(1)) : Number(yearText)
  return { kind: 'date', values: [full], unit: `${full}-${String(month).padStart(2, '0')}` }
}

export function money(amount: string, scaleText: string | undefined, currency: string): Found {
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

export function valuesOf(text: string, scaleText = ''): number[] {
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
