import type { LegalDocument } from './legal-document.ts'

/** What of the operator's settings the paper depends on. `undefined`: not known yet. */
interface PrivacyFacts {
  aiProvider: string | null | undefined
  transcription: 'server' | 'browser' | undefined
}

const aiLine = (provider: PrivacyFacts['aiProvider']): string => {
  if (provider === null) return 'The built-in coach runs on our own server. Your resume and job description go to nobody else.'
  const who = provider ?? 'our AI provider'
  return `To write your answer, the text of your resume and the job description go to ${who}. What ${who} does with them is up to its own terms; we send no name, e-mail address or account with them beyond what the text itself says.`
}

const audioLine = ({ aiProvider, transcription }: PrivacyFacts): string =>
  transcription === 'browser'
    ? 'Your spoken answers are put into words by your browser. Some browsers send the sound to their maker for that.'
    : `Your spoken answers are put into words by ${aiProvider ?? 'our AI provider'}. We keep neither the sound nor the words after you have them.`

/** What is stored, where and for how long. Keep it true: each line describes something that the code does. */
export function privacyNotice(facts: PrivacyFacts): LegalDocument {
  return {
    title: 'Privacy',
    short:
      'We store your account and your credits. We do not store your resume, job descriptions or results, except for a pitch that you save. An encrypted copy of a result, which only your browser tab can open, is deleted after 10 minutes.',
    sections: [
      {
        heading: 'What we do not store',
        lines: [
          'Resumes, job descriptions and results. An uploaded file is read and deleted at once. The one thing we keep of a result is an encrypted copy for 10 minutes, described below.',
          'Your phone number. We keep a scrambled form of it that cannot be turned back, so that each number gets one trial.',
          'Card numbers. You type them at Stripe, our payment provider, and we never see them.',
        ],
      },
      {
        heading: 'What we store on our server',
        lines: [
          'Your e-mail address, an identifier of your Google account, and when you were last here: until you delete your account.',
          'Your credits, what they were spent on and when, and your purchases. After deletion these entries stay for our books, without your name or e-mail address.',
          'An answer that is being made and for 10 minutes after, so that a broken connection, a refresh or a restart of ours costs you nothing. It lies in our database encrypted (AES-256-GCM). The key is made from a random number that your browser tab keeps and sends with its requests; the database holds only a hash of it. So nobody can read the copy there, not even we. After 10 minutes it is deleted, with your account at once.',
          'Feedback you send, with the account you sent it from, and with an e-mail address if you give one. When you delete your account only the words stay.',
          'Pitches that you save: the video, what you said, the score and the two better versions, at most three. You see and delete them in your library; deleting your account deletes them too. Nobody else can open them.',
          'A video whose upload broke off: for up to 24 hours, so that it can go on where it stopped. Then it is deleted.',
          'Counters against abuse, under scrambled names, for a day or so. Our logs hold no page contents.',
        ],
      },
      {
        heading: 'What stays on your device',
        lines: [
          'Your sign-in with your name and email address, your choices of how the app looks and how you practice, and this app itself, so that it opens without a connection.',
          'Results live in the memory of the browser tab and vanish when you close or refresh it.',
          'An answer of your own in the Interview Q&A, typed or recorded, lives in that memory too, and is sent only when you ask for feedback on it.',
          'A recording waits on your device until it has been sent or you discard it. A discarded one can be taken back for six seconds, then it is deleted.',
          'A voice interview keeps its recordings, their words, the job description and the feedback on your device until you end it or log out. While its questions are being written, the job description is kept in the browser tab.',
          'A recorded pitch stays on your device, with its script, the job description and the text of your resume, until you go back to the start or discard it. For feedback only its sound is sent, or the video where your browser cannot take the sound out.',
          'In Self practice your recordings and your own questions stay on your device until you end the practice.',
        ],
      },
      { heading: 'The AI', lines: [aiLine(facts.aiProvider), audioLine(facts)] },
      {
        heading: 'Who else is involved',
        lines: [
          'Google (Firebase Authentication) signs you in, sends the code to your phone and keeps your phone number with that sign-in until you delete your account.',
          'Stripe takes payments and keeps its own records of them.',
          'Nobody else. There is no advertising here and no tracking.',
        ],
      },
      {
        heading: 'Your choices',
        lines: [
          'The account menu has Download my data and Delete account. Deleting works at once and cannot be undone: unspent credits are lost, and the scrambled record of your phone number stays.',
        ],
      },
    ],
  }
}
