import { freeCredits } from '../../../api/contract/prices.ts'

/** The five questions of the specification's FAQ dialog; the answers are ours and say what the app really does. */
export const faqs: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'Do you store my data?',
    answer: [
      'We store neither your resume, nor job descriptions, nor results. Our AI service reads your text to write the answer, then the text is gone from our side.',
      'We keep your account, your credit history and the feedback you send us, and a scrambled form of your phone number, so that each number gets one trial.',
    ],
  },
  {
    question: 'What happens if I switch tabs or refresh the page?',
    answer: [
      'Results live in the memory of this browser tab. They vanish when you refresh or close it, and your browser may clear a tab that you have left for long. So copy or download what you want to keep.',
      'Moving around inside Greenroom is safe.',
    ],
  },
  {
    question: 'Can I get a refund?',
    answer: [
      'Purchases are non-refundable, but technical issues are reviewed. You pay only for an answer that was made: when something fails on our side, your credits come back by themselves.',
      `The first ${freeCredits} credits are free once your phone number is verified.`,
    ],
  },
  {
    question: 'How are the AI responses created?',
    answer: [
      'Your text is read against the job description by fixed rules and by an AI model. Scores come from the rules, so the same file gets the same score, and you can see where every point comes from. The words come from the model or from our built-in coach; the page says which.',
      'Facts that you did not give are marked as [placeholders] instead of being made up.',
    ],
  },
  {
    question: 'How do I download my pitch or my results?',
    answer: [
      'Results have the buttons Copy and Export PDF. Do it before you close the tab: afterwards nobody can bring them back, not even we.',
    ],
  },
]

/** The disclaimer under the questions. */
export const disclaimer: readonly string[] = [
  'Greenroom helps you prepare. It gives no guarantee of a job, an interview or an offer.',
  'Scores and feedback compare your words with a job description. They cannot know what an employer decides, and an AI model can be wrong. Check every line before you send it.',
  'What you write about yourself stays your responsibility: keep it true.',
]
