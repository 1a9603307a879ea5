import { expect, test } from 'vitest'
import { type LegalDocument, privacyNotice, termsOfService } from './legal-texts.ts'

const wordsOf = ({ short, sections }: LegalDocument) => [...short, ...sections.flatMap(({ lines }) => lines)].join('\n')

test('the privacy page names the AI provider that the operator set', () => {
  const words = wordsOf(privacyNotice({ aiProvider: 'Example AI Inc.', transcription: 'server' }))
  expect(words).toMatch(/resume and the job description to Example AI Inc\.,/)
  expect(words).toMatch(/spoken answers are transcribed by Example AI Inc\./)
})

test('without a connected model it says that nothing is sent elsewhere', () => {
  const words = wordsOf(privacyNotice({ aiProvider: null, transcription: 'browser' }))
  expect(words).toMatch(/not sent to anyone else/)
  expect(words).toMatch(/Your browser transcribes/)
})

test('where App Check is used it says that reCAPTCHA looks at the browser, and elsewhere nothing of it', () => {
  const facts = { aiProvider: null, transcription: 'browser' } as const
  const identity = { projectId: '', apiKey: '', authDomain: '', emulatorUrl: null, appCheck: { appId: '', siteKey: '' } }
  expect(wordsOf(privacyNotice({ ...facts, identity }))).toMatch(/reCAPTCHA looks at your browser/)
  expect(wordsOf(privacyNotice(facts))).not.toContain('reCAPTCHA')
})

test('it covers resumes, the phone number, cards and deletion', () => {
  const words = wordsOf(privacyNotice({}))
  for (const said of [/Resumes, job descriptions and results/, /scrambled/, /Stripe/, /unspent credits are lost/])
    expect(words).toMatch(said)
})

test('it says what is kept of a result, for how long, and who can read it', () => {
  const words = wordsOf(privacyNotice({}))
  for (const said of [/encrypted \(AES-256-GCM\)/, /only a hash/, /not even us/, /After 10 minutes it is deleted/])
    expect(words).toMatch(said)
  expect(words).not.toMatch(/in our memory/)
})

test('the terms promise no job and say what happens to money', () => {
  const words = wordsOf(termsOfService)
  for (const said of [/no guarantee of a job/, /non-refundable/, /Technical issues are reviewed/, /40 free credits/])
    expect(words).toMatch(said)
})
