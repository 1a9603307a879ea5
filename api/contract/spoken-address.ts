import { smallNumber } from './number-words.ts'

export interface Taken {
  value: string
  rest: string
}

const domains = 'com|net|org|edu|gov|io|co|me|us|uk|de|fr|ca|info|eu|in|es|it|nl|pl|au|ie|ch|at'
export const writtenEmail = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,5}[\p{L}\d-]{2,63}/u
/** "gmail dot com", "gmail.com", "example mail dot com", "outlook dot co dot uk" after a spoken "at". */
const spokenHost = new RegExp(
  String.raw`\s+(?:at|@)\s+((?:[a-z\d-]+\s+(?=[a-z\d-]+\s+dot\b))?(?:[a-z\d-]+(?:\s+(?:dot|point)\s+|\s*\.(?:\s+(?=com|net|org|edu))?))+(?:${domains}))\b(?:\s+(?:dot|point)\s+(?:uk|au|nz|in|za|br|jp))?`,
  'i',
)
/** Words that cannot be part of an address, where the backward search from "at" ends. */
const beforeAddress = /^(?:is|me|at|it's|its|email|e-mail|mail|address|to|write|reach|using|on|or|and|my|the|:)$/i
const signs: Record<string, string> = {
  ...{ dot: '.', point: '.', period: '.', underscore: '_', dash: '-', hyphen: '-', minus: '-', plus: '+' },
}
const digitOf = (word: string) => (/^oh?$/.test(word) ? '0' : String(smallNumber(word) ?? '').replace(/^\d\d$/, ''))

/** "double l" becomes "l l", "triple five" becomes "five five five". */
export const repeated = (said: string) =>
  said.replace(/\b(double|triple)[\s,.-]+([\p{L}\d]+)/giu, (_, times: string, what: string) =>
    `${what} `.repeat(times.toLowerCase() === 'double' ? 2 : 3),
  )

export function takeEmail(text: string): Taken {
  const spoken = takeSpokenEmail(text)
  if (spoken) return spoken
  const written = writtenEmail.exec(text)
  if (!written) return { value: '', rest: text }
  return { value: written[0], rest: text.slice(0, written.index) + text.slice(written.index + written[0].length) }
}

function takeSpokenEmail(text: string): Taken | null {
  const host = spokenHost.exec(text)
  if (!host) return null
  const before = text.slice(0, host.index)
  const words = [...before.matchAll(/[^\s,;:!?]+|[,;:!?\n]/g)]
  let first = words.length
  while (first > 0 && words.length - first < 10) {
    const word = words[first - 1]![0]
    if (beforeAddress.test(word) || /^[,;!?\n]$/.test(word) || (/\.$/.test(word) && first < words.length)) break
    first--
  }
  // A lone "o" is a letter here, but a zero in a phone number.
  const spelled = (word: string) => (word === 'o' ? '' : (signs[word] ?? digitOf(word)))
  const local = words.slice(first).map(([word]) => spelled(word.toLowerCase()) || word)
  if (local.length === 0) return null
  const address = `${local.join('')}@${host[0]
    .replace(/^\s+(?:at|@)\s+/i, '')
    .replace(/\s*\b(?:dot|point)\b\s*/gi, '.')
    .replace(/\s+/g, '')}`
  if (!writtenEmail.test(address)) return null
  return {
    value: address.toLowerCase(),
    rest: before.slice(0, words[first]!.index) + text.slice(host.index + host[0].length),
  }
}

const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d+|double|triple|plus|o)'
const spokenPhone = new RegExp(String.raw`\b(?:plus\s+)?${digit}(?:[\s,.-]+${digit}){5,}\b`, 'gi')
const writtenPhone = /(?<![\d.,$€£])\+?\(?\d[\d\s().,/–-]{5,22}\d(?![\d%])/g
const speaksOfPhone = /\b(?:phone|number|cell|mobile|telephone|tel|call|reach|area code|whatsapp|text me)\b[^.!?\n]{0,45}$/i

/** Finds a written or spoken phone number; of several, the last one that corrects the previous. */
export function takePhone(text: string): Taken {
  const [first, ...others] = phonesIn(text).toSorted((one, other) => one.index - other.index)
  if (!first) return { value: '', rest: text }
  const corrects = /\b(?:no|sorry|hang on|wait|old|wrong|again)\b/i
  const last = others.reduce((one, other) => (corrects.test(text.slice(one.index, other.index)) ? other : one), first)
  return {
    value: phoneWritten(last),
    rest: text.slice(0, first.index) + text.slice(last.index + last.said.length),
  }
}

type PhoneMention = ReturnType<typeof phonesIn>[number]

function phonesIn(text: string) {
  const written = [...text.matchAll(writtenPhone)].flatMap(({ index, 0: said }) => {
    const digits = said.replace(/\D/g, '')
    const isYears = /(?:19|20)\d\d\D{1,5}(?:19|20)\d\d/.test(said)
    const isShaped = /^\+|^\(\d{2,5}\)|^\d{3}[-.\s]\d{3}[-.\s]\d{4}$/.test(said.trim())
    const isCalled = isShaped || speaksOfPhone.test(text.slice(Math.max(0, index - 80), index))
    return digits.length >= 7 && digits.length <= 15 && !isYears && isCalled ? [{ index, said, digits }] : []
  })
  const spoken = [...text.matchAll(spokenPhone)].flatMap(({ index, 0: said }) => {
    const digits = digitsSaid(said)
    return digits.length >= 7 && digits.length <= 15 && /[a-z]/i.test(said) ? [{ index, said, digits }] : []
  })
  return written.length > 0 ? written : spoken
}

function phoneWritten({ said, digits }: PhoneMention): string {
  const trimmed = said.replace(/[\s,.-]+$/, '')
  const isTidy = /^\+|^\(|^\d{3}[-.]\d{3}[-.]\d{4}$/.test(trimmed) && !trimmed.includes(',')
  return isTidy ? trimmed : grouped(digits, /^plus/i.test(said))
}

const digitsSaid = (said: string) =>
  repeated(said.toLowerCase())
    .split(/[\s,.-]+/)
    .map((word) => digitOf(word) || (/^\d+$/.test(word) ? word : ''))
    .join('')

function grouped(digits: string, international: boolean): string {
  if (international) return `+${digits}`
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (local.length === 10) return `${local.slice(0, 3)}-${local.slice(3, 6)}-${local.slice(6)}`
  return local.length === 7 ? `${local.slice(0, 3)}-${local.slice(3)}` : digits
}
