import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { Problem } from '../../problem.ts'

/**
 * The number in E.164, however it was written after its `+`. The SMS shows whether it exists.
 * @throws Problem bad_request
 */
export function e164Of(written: string): string {
  const parsed = written.trim().startsWith('+') ? parsePhoneNumberFromString(written) : undefined
  if (!parsed?.isPossible()) {
    throw new Problem('bad_request', {
      message: 'Please enter your phone number with + and your country code, for example +1 415 555 0100.',
    })
  }
  return parsed.number
}
