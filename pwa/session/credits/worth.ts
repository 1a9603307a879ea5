import { creditReasons } from '../../../api/contract/prices.ts'

const features: readonly { name: string; price: number }[] = [
  { name: 'Resume analysis', price: creditReasons.resume_score },
  { name: 'Interview preparation', price: creditReasons.interview_prep },
  { name: 'Voice practice interview', price: creditReasons.voice_interview },
  { name: 'Voice-to-resume', price: creditReasons.voice_to_resume },
]

/** How many times these credits would pay for each feature. */
export const worthOf = (credits: number) => features.map(({ name, price }) => ({ name, times: Math.floor(credits / price) }))
