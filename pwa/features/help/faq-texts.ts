import { freeCredits } from '../../../api/contract/prices.ts'

/** The answers describe what the app does: keep them in step. */
export const faqs: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'Do you store my data?',
    answer: [
      'We do not store your resume, job descriptions or results. We read your text to write the result, then discard it. In case your connection breaks, we keep the result itself for 10 minutes: encrypted, with a key that only this browser tab has, so nobody can read it in our database, not even us. Then it is deleted.',
      'We keep your account, your credit history, your purchases, the feedback you send us, and a scrambled form of your phone number, so that each number gets one trial. The privacy page has the whole list, including the AI provider.',
      'Pitches are the one exception, and only if you tap Save to library: then the video, what you said, the score and the two better versions stay on our server until you delete them or your account. Only you can see them.',
      'The account menu lets you download what we keep, and delete your account.',
    ],
  },
  {
    question: 'What happens if I switch tabs or refresh the page?',
    answer: [
      'Results exist only in this browser tab. They vanish when you close it or log out, and your browser may clear a tab that you have not used for a while. Changes that you made to a result in the app are gone after a refresh. Copy or download what you want to keep.',
      'After a refresh, or a payment in the same window, open the same screen: your last result comes back without another charge. It stays encrypted in this tab. Where your browser cannot do that, it comes back for 10 minutes, and after that requesting the same thing again from this tab is free within half an hour of the first request. Moving around inside Greenroom is safe.',
      'A voice interview stays on this device, with its recordings and feedback, until you end it. So does a recorded pitch that you have not saved yet, together with its script, the job description and the text of your resume. After a refresh or a crash, the home screen asks whether you want to continue or discard it. If your browser does not allow storage, the recorder says so; then everything is lost when you close the tab.',
      'Recordings that wait for a connection are sent while Greenroom is open, and feedback on them is requested. Chrome, Edge and related browsers can also do this after you have closed it; in Safari and Firefox they wait until you open Greenroom again. Anything made from typed text alone needs this page and a connection.',
    ],
  },
  {
    question: 'Can I get a refund?',
    answer: [
      'Purchases are non-refundable, but technical issues are reviewed. You pay only if you get results: if something fails on our side, your credits are returned automatically. If the AI cannot write what you paid for, you get what the built-in coach wrote instead, and your credits are returned too.',
      `The first ${freeCredits} credits are free once your phone number is verified.`,
    ],
  },
  {
    question: 'How are the AI responses created?',
    answer: [
      'Our own code compares your text with the job description and computes the score: within a visit the same file gets the same score, and you can see where every point comes from. The writing is done by an AI or by our built-in coach; the page says which. The AI may also point out a requirement that our code missed; that counts only if the ad contains it word for word.',
      'Missing facts are never made up: we ask you for them or mark them as [blanks].',
    ],
  },
  {
    question: 'How do I download my pitch or my results?',
    answer: [
      'Results have the buttons Copy and Export PDF; preparations also have Export Word. Use them before you close the tab: once results are gone, nobody can restore them, not even us.',
      'A pitch has the button Download file right after you record it, and in your library.',
    ],
  },
]

export const disclaimer: readonly string[] = [
  'Greenroom helps you prepare. It gives no guarantee of a job, an interview or an offer.',
  'Scores and feedback compare your words with a job description. They cannot predict what an employer decides, and an AI model can be wrong. Check every line before you use it.',
  'You are responsible for what you say about yourself, so keep it true.',
]
