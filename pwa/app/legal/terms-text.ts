import { freeCredits } from '../../../api/contract/prices.ts'
import type { LegalDocument } from './legal-document.ts'

/** What people agree to, in plain words. */
export const termsOfService: LegalDocument = {
  title: 'Terms',
  short: 'You buy help with preparing, not a job. Purchases are non-refundable, but technical issues are reviewed.',
  sections: [
    {
      heading: 'What you get',
      lines: [
        'Help with preparing for jobs: scores, suggestions, questions and practice. There is no guarantee of a job, an interview or an offer.',
        'Part of it is written by an AI model, which can be wrong. Check every line before you send it. What you say about yourself is your responsibility: keep it true.',
      ],
    },
    {
      heading: 'Credits',
      lines: [
        `Features are paid for with credits. A new account can get ${freeCredits} free credits once, after a phone number was verified; each number counts once.`,
        'You pay only for an answer that was made. When something fails on our side, or the AI cannot write what you paid for, the credits come back by themselves.',
        'Credits have no cash value and belong to your account. When you delete it, unspent credits are lost.',
      ],
    },
    {
      heading: 'Purchases',
      lines: [
        'Purchases are non-refundable. Technical issues are reviewed: if you paid and got nothing, write to us and we look into it.',
        'A payment that your bank takes back takes its credits with it, also when they were spent.',
      ],
    },
    {
      heading: 'Results are not kept',
      lines: [
        'We do not store your results: after 10 minutes nobody can bring them back. Copy or download what you want to keep.',
      ],
    },
    {
      heading: 'Fair use',
      lines: ['One account per person. Attempts to get trials twice, to overload the service or to break into it can end it.'],
    },
  ],
}
