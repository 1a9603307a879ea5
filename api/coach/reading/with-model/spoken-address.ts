import { digitWord, teenWord, tensWord, writtenValue } from '../../../contract/number-words.ts'

const signs: Record<string, string> = {
  ...{ dot: '.', point: '.', period: '.', underscore: '_', dash: '-', hyphen: '-', minus: '-', plus: '+', at: '@' },
  ...{ zero: '0', oh: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
}

const twoDigits = new RegExp(`\\b(?:${teenWord}|(?:${tensWord})(?:[ -](?:${digitWord}))?)\\b`, 'g')

/** "jane dot doe at gmail dot com" becomes "jane.doe@gmail.com". */
const typed = (said: string) =>
  said
    .toLowerCase()
    .replace(twoDigits, (number) => String(writtenValue(number)))
    .replace(/\b(double|triple)\s+([\p{L}\d]+)/gu, (_, times: string, what: string) =>
      `${what} `.repeat(times === 'double' ? 2 : 3),
    )
    .replace(/[\p{L}]+/gu, (word) => signs[word] ?? word)

/** Whether the letters and signs of an address were said in this order. */
export function emailSaid(email: string, said: string): boolean {
  if (!/^[\w.%+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email)) return false
  const parts = email.toLowerCase().match(/[a-z]+|\d|[^a-z\d]/g) ?? []
  const text = typed(said).replace(/[\s,]+/g, '')
  let from = 0
  return parts.every((part) => {
    const at = text.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

/** Whether a phone number's digits were said in a row; a correction may follow a wrong one. */
export function phoneSaid(phone: string, said: string): boolean {
  const digits = phone.replace(/\D/g, '')
  const isNumber = /^[+(]?[\d\s().+-]+$/.test(phone) && digits.length >= 6 && digits.length <= 15
  return isNumber && typed(said).replace(/\D/g, '').includes(digits)
}
