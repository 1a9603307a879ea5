const phoneAlreadyUsed = 'This phone number has already been used for a trial. Each phone number can only be used once.'
const sessionExpired = 'Session expired. Please request a new verification code.'

export const phoneMessages = {
  'invalid-phone-number': 'This is not a phone number we can reach. Please check the country and the number.',
  'missing-phone-number': 'Please enter your phone number.',
  'operation-not-allowed': 'We can’t send codes to numbers in this country yet.',
  'quota-exceeded': 'Verification limit reached. Please try again tomorrow.',
  'too-many-requests': 'Too many codes were requested. Please wait a while and try again.',
  'captcha-check-failed': 'We could not confirm that you are not a robot. Please try again.',
  'invalid-verification-code': 'This code is wrong. Please check the message and enter it again.',
  'missing-verification-code': 'Please enter the 6-digit code from the message.',
  'code-expired': 'This code has expired. Please request a new one.',
  'missing-session': sessionExpired,
  phone_already_used: phoneAlreadyUsed,
  'network-request-failed': 'No connection. Please check that you are online, then try again.',
  unknown: 'We could not verify your phone number. Please try again in a moment.',
} as const

/** After `code-expired` and `missing-session` the user enters the number again. */
export type PhoneProblemCode = keyof typeof phoneMessages

const otherNames = new Map<string, PhoneProblemCode>([
  ['session-expired', 'code-expired'],
  // For this code the SDK passes on the service's own name.
  ['missing-code', 'missing-verification-code'],
  ['missing-verification-id', 'missing-session'],
  ['invalid-verification-id', 'missing-session'],
  ['account-exists-with-different-credential', 'phone_already_used'],
  ['credential-already-in-use', 'phone_already_used'],
  ['user-token-expired', 'missing-session'],
])

export function phoneProblemCodeOf(firebaseCode: string): PhoneProblemCode {
  const name = firebaseCode.replace(/^auth\//, '')
  if (Object.hasOwn(phoneMessages, name)) return name as PhoneProblemCode
  return otherNames.get(name) ?? 'unknown'
}
