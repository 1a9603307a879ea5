import { creditReasons } from '../../../api/contract/prices.ts'

const buys: readonly { name: string; price: number }[] = [
  { name: 'Resume analysis', price: creditReasons.resume_score },
  { name: 'Interview preparation', price: creditReasons.interview_prep },
  { name: 'Voice practice interview', price: creditReasons.voice_interview },
  { name: 'Voice-to-resume', price: creditReasons.voice_to_resume },
]

/** How often each feature could be used, were all credits spent on it. */
export const worthOf = (credits: number) => buys.map(({ name, price }) => ({ name, times: Math.floor(credits / price) }))
