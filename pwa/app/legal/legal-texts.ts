import type { PublicConfig } from '../../../api/contract/config.ts'
import { freeCredits } from '../../../api/contract/prices.ts'
import texts from './legal-texts.json' with { type: 'json' }

export type LegalDocument = (typeof texts)['terms']

/** What it depends on; nothing until the settings have arrived. */
type PrivacyFacts = Partial<Pick<PublicConfig, 'aiProvider' | 'transcription' | 'identity'>>

const aiLine = ({ aiProvider: who = 'our AI provider' }: PrivacyFacts): string => {
  if (who === null)
    return 'The built-in coach runs on our own server. Your resume and job description are not sent to anyone else.'
  return `To write your results, we send the text of your resume and the job description to ${who}, whose own terms say how it uses them. We add no name, email address or account to the text.`
}

const audioLine = ({ aiProvider, transcription }: PrivacyFacts): string =>
  transcription === 'browser'
    ? 'Your browser transcribes your spoken answers. To do that, some browsers send the audio to the company that makes them.'
    : `Your spoken answers are transcribed by ${aiProvider ?? 'our AI provider'}. Once you have the text, we keep neither the audio nor the text.`

const appCheckLine =
  'Google’s reCAPTCHA looks at your browser when you open Greenroom, so that only real visitors can sign in and ask for codes.'

/** A line that is the name of a fact becomes that fact's sentence, or is left out without one. */
const withFacts = ({ sections, ...words }: LegalDocument, facts: Record<string, string>): LegalDocument => ({
  ...words,
  sections: sections.map(({ heading, lines }) => ({
    heading,
    lines: lines.map((line) => line.replace(/\{(\w+)\}/u, (_, fact) => facts[fact] ?? '')).filter(Boolean),
  })),
})

/** Each line of the JSON file describes what the code does: keep them in step (docs/privacy.md). */
export const privacyNotice = (facts: PrivacyFacts): LegalDocument =>
  withFacts(texts.privacy, {
    ...{ ai: aiLine(facts), audio: audioLine(facts) },
    ...(facts.identity?.appCheck && { appCheck: appCheckLine }),
  })

export const termsOfService = withFacts(texts.terms, { freeCredits: String(freeCredits) })
