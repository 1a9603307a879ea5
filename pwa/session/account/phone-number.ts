import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export type { CountryCode }

export function numberIn(typed: string, country: CountryCode): PhoneNumber | null {
  // NFKC: a Japanese keyboard types a full-width plus sign.
  const text = typed.normalize('NFKC')
  const number = parsePhoneNumberFromString(text, country)
  if (number?.isPossible()) return number
  // 00 for + is common worldwide, whatever the chosen country dials.
  const abroad = parsePhoneNumberFromString(text.replace(/^\D*00/, '+'))
  return abroad?.isPossible() ? abroad : (number ?? null)
}

const names = new Intl.DisplayNames('en', { type: 'region' })

export const countries = getCountries()
  .map((code) => ({ code, label: `${names.of(code)} (+${getCountryCallingCode(code)})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** From the browser's language: US for `en`, BR for `pt`, AT for `de-AT`. */
export function likelyCountry(language: string): CountryCode {
  const region = language ? new Intl.Locale(language).maximize().region : undefined
  return region && isSupportedCountry(region) ? region : 'US'
}
