import { freeCredits } from '../../../api/contract/prices.ts'
import type { LegalDocument } from './legal-document.ts'

export const termsOfService: LegalDocument = {
  title: 'Terms',
  short: 'You buy help with preparation, not a job. Purchases are non-refundable, but technical issues are reviewed.',
  sections: [
    {
      heading: 'What you get',
      lines: [
        'Help with your job search: scores, suggestions, questions and practice. There is no guarantee of a job, an interview or an offer.',
        'An AI model writes part of it and can be wrong. Check every line before you use it. You are responsible for what you say about yourself, so keep it true.',
      ],
    },
    {
      heading: 'Credits',
      lines: [
        `You pay for features with credits. A new account gets ${freeCredits} free credits once its phone number is verified; each number counts only once.`,
        'You pay only if you get results. If something fails on our side, or the AI cannot write what you paid for, your credits are returned automatically.',
        'Credits have no cash value and belong to your account. When you delete it, unspent credits are lost.',
      ],
    },
    {
      heading: 'Purchases',
      lines: [
        'Purchases are non-refundable. Technical issues are reviewed: if you paid and got nothing, write to us and we will look into it.',
        'If your bank reverses a payment, we take back its credits, even if you have spent them.',
      ],
    },
    {
      heading: 'Results are not kept',
      lines: [
        'We do not store your results: once you have closed the tab, and 10 minutes have passed, nobody can restore them. Copy or download what you want to keep.',
      ],
    },
    {
      heading: 'Fair use',
      lines: [
        'One account per person. We may close an account that is used to get a second trial, overload the service or break into it.',
      ],
    },
  ],
}
