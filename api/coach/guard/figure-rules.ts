import { monthName, monthNumber } from '../text/months.ts'
import { ordinalValue, writtenNumber, writtenOrdinal } from '../text/number-words.ts'
import { dated, type Found, money, valuesOf } from './figure-values.ts'

const year = '(?:19|20)\\d{2}'
const digits = "(?:\\d{1,3}(?:[,'’\\u00a0\\u202f]\\d{3}){1,6}(?:\\.\\d{1,9})?|\\d{1,15}(?:[.,]\\d{1,9}){0,4})"
const scale = '(?:(?:k|m|mm|mn|mil|bn|b|tn)\\b|\\s?(?:thousand|million|billion|trillion|lakh|crore|dozen)s?\\b)'
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
export const idioms =
  /\b24\s?\/\s?7\b|\b360(?:[- ]degree|°)|\b9[- ]to[- ]5\b|\bone[- ](?:on|to)[- ]one\b|\b1[:-](?:on-)?1s?\b|\b(?:two|2)-way\b|\bone[- ]stop\b|\bzero[- ]based\b|\b401\(?k\)?|\b403\(?b\)?|\bsecond(?:ary|s)?[- ]hand\b|\bthird[- ]part(?:y|ies)\b|\b7-eleven\b|\bfour-year degree\b|\bfull-time\b|\bdouble[- ](?:entry|check)\w*|\b(?:at|on) (?:sixes and sevens|all fours)\b|\bten-key\b|\b10-key\b/gi
/** Letters and digits in one word (B2B, ISO 9001, Python 3, Q3, COVID-19) are names, not figures; `names.ts` looks at them. */
export const codes =
  /\b(?=[a-z]{0,20}\d)(?=\d{0,20}[a-z])(?!\d+(?:st|nd|rd|th|x|k|m|mm|mn|bn|b|h|hr|hrs|min|mins|sec|yr|yrs|mo|wk|fold|pp|pct|s|tn|mil)\b)[a-z]{1,20}[\w./-]{0,10}\d[\w./-]{0,10}\b|\b(?:ISO|IEC|OSHA|IEEE|EN|DIN|NFPA|ASME|AWS D|RFC|PCI|SOC|Windows|Office|Python|Angular|Java|Section|Title|Level|Grade|Tier|Phase|Class|Category|Type|Room|Unit|Route|Part|HTML|CSS|NVQ|IELTS)\s?\d[\d.:/-]*\b/gi
export const phones = /(?<![\w])\+?\(?\d{1,4}\)?(?:[\s.-]\(?\d{2,4}\)?){2,4}(?![\w])/g

/** Each rule turns a match into a figure; the first rule that takes a place keeps it. */
export const rules: [RegExp, (match: RegExpExecArray) => Found][] = [
  [
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(${monthName})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,?)?[\\s,'’-]+(?:of\\s+)?(${year}|['’]\\d{2}\\b)`,
      'gi',
    ),
    (m) => dated(monthNumber(m[1]!), m[2]!),
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
