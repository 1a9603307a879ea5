import { freeCredits } from '../../../api/contract/prices.ts'

/** The five questions of the specification's FAQ dialog; the answers are ours and say what the app really does. */
export const faqs: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'Do you store my data?',
    answer: [
      'We store neither your resume, nor job descriptions, nor results. Your text is read to write the answer, then it is gone from our side. For 10 minutes we keep the answer itself, in case your connection breaks: encrypted, with a key that only this browser tab has, so that nobody can read it in our database, not even we. Then it is deleted.',
      'We keep your account, your credit history, your purchases and the feedback you send us, and a scrambled form of your phone number, so that each number gets one trial. The privacy page has the whole list, the AI provider included.',
      'A pitch is the one exception, and only if you tap Save to library: then its video, what you said, the score and the two better versions stay on our server until you delete them or your account. Only you can see them.',
      'The account menu lets you download what we keep, and delete your account.',
    ],
  },
  {
    question: 'What happens if I switch tabs or refresh the page?',
    answer: [
      'Results live in the memory of this browser tab. They vanish when you refresh or close it, and your browser may clear a tab that you have left for long. So copy or download what you want to keep.',
      'After an accidental refresh, open the same screen again within 10 minutes: the last analysis or preparation is fetched once more, without another charge. If it took longer, ask for the same again from this tab: within half an hour of the first it is made once more for free. Moving around inside Greenroom is safe.',
      'A voice interview is kept on this device, with its recordings and feedback, until you end it. So is a recorded pitch that you have not saved yet, together with its script, the job description and the text of your resume. After a refresh or a crash, home asks whether you want to go on or discard it. Where your browser stores nothing the recorder says so: then everything goes with the tab.',
      'Answers that wait for a connection are sent while Greenroom is open. Chrome, Edge and other browsers of their kind can send them after you have closed it, too; videos, and answers in Safari and Firefox, wait until you open Greenroom again.',
    ],
  },
  {
    question: 'Can I get a refund?',
    answer: [
      'Purchases are non-refundable, but technical issues are reviewed. You pay only for an answer that was made: when something fails on our side, your credits come back by themselves. Where the AI cannot write what you paid for, you see what the built-in coach wrote instead, and your credits are back too.',
      `The first ${freeCredits} credits are free once your phone number is verified.`,
    ],
  },
  {
    question: 'How are the AI responses created?',
    answer: [
      'Our own code reads your text against the job description and computes the score: within a visit the same file gets the same score, and you can see where every point comes from. Where an AI model is connected it writes the words, and it may point to a requirement that our code missed; that counts only if it stands in the ad word for word. Without one, our built-in coach writes; the page says which.',
      'Facts that you did not give are asked for or marked as [placeholders], never made up.',
    ],
  },
  {
    question: 'How do I download my pitch or my results?',
    answer: [
      'Results have the buttons Copy and Export PDF, preparations Export Word too. Use them before you close the tab: once the results are gone, nobody can bring them back, not even we.',
      'A recorded pitch has the button Download file right after recording, and so has each one in your library.',
    ],
  },
]

/** The disclaimer under the questions, in three paragraphs. */
export const disclaimer: readonly string[] = [
  'Greenroom helps you prepare. It gives no guarantee of a job, an interview or an offer.',
  'Scores and feedback compare your words with a job description. They cannot know what an employer decides, and an AI model can be wrong. Check every line before you send it.',
  'What you write about yourself stays your responsibility: keep it true.',
]
