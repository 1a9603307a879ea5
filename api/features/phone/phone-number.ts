import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Env } from '../../env.ts'
import { Problem } from '../../problem.ts'

export function e164Of(written: string): string {
  return parsed(written).number
}

/** The number in E.164, if its country is served (PHONE_REGIONS): keeps operators from paying for expensive destinations. */
export function servedNumberOf({ PHONE_REGIONS: regions }: Pick<Env, 'PHONE_REGIONS'>, written: string): string {
  const number = parsed(written)
  if (regions.length > 0 && !countriesOf(number).some((country) => regions.includes(country)))
    throw new Problem('bad_request', { message: refusal(regions) })
  return number.number
}

/** Several countries share +1, and a number in an unknown range may belong to any of them. */
const countriesOf = (number: PhoneNumber): string[] => (number.country ? [number.country] : number.getPossibleCountries())

const nameable = 5

function refusal(regions: readonly string[]): string {
  if (regions.length > nameable)
    return 'We can’t send codes to phone numbers in this country yet. Please use a number from another country.'
  const names = regions.map((region) => new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region)
  return `We can only send codes to phone numbers in these countries: ${new Intl.ListFormat('en').format(names)}.`
}

function parsed(written: string): PhoneNumber {
  const number = written.trim().startsWith('+') ? parsePhoneNumberFromString(written) : undefined
  if (!number?.isPossible()) {
    throw new Problem('bad_request', {
      message: 'Please enter your phone number with + and your country code, for example +1 415 555 0100.',
    })
  }
  return number
}
