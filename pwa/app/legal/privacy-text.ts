import type { LegalDocument } from './legal-document.ts'

interface PrivacyFacts {
  aiProvider: string | null | undefined
  transcription: 'server' | 'browser' | undefined
  usesAppCheck?: boolean
}

const appCheckLine =
  'Google’s reCAPTCHA looks at your browser when you open Greenroom, so that only real visitors can sign in and ask for codes.'

const aiLine = (provider: PrivacyFacts['aiProvider']): string => {
  if (provider === null)
    return 'The built-in coach runs on our own server. Your resume and job description are not sent to anyone else.'
  const who = provider ?? 'our AI provider'
  return `To write your results, we send the text of your resume and the job description to ${who}, whose own terms say how it uses them. We add no name, email address or account to the text.`
}

const audioLine = ({ aiProvider, transcription }: PrivacyFacts): string =>
  transcription === 'browser'
    ? 'Your browser transcribes your spoken answers. To do that, some browsers send the audio to the company that makes them.'
    : `Your spoken answers are transcribed by ${aiProvider ?? 'our AI provider'}. Once you have the text, we keep neither the audio nor the text.`

/** Each line describes what the code does: keep them in step (docs/privacy.md). */
export function privacyNotice(facts: PrivacyFacts): LegalDocument {
  return {
    title: 'Privacy',
    short:
      'We store your account and your credits. We do not store your resume, job descriptions or results, except for a pitch that you save. We keep an encrypted copy of each result for 10 minutes; only your browser tab can open it.',
    sections: [
      {
        heading: 'What we do not store',
        lines: [
          'Resumes, job descriptions and results. We read an uploaded file and delete it at once. Of a result, we keep only an encrypted copy for 10 minutes, described below.',
          'Your phone number. We keep a scrambled form of it that cannot be reversed, so that each number gets one trial.',
          'Card numbers. You enter them at Stripe, our payment provider, and we never see them.',
        ],
      },
      {
        heading: 'What we store on our server',
        lines: [
          'Your email address, an identifier of your Google account, and when you were last here, until you delete your account.',
          'Your credits, what you spent them on and when, and your purchases. After you delete your account these entries stay in our accounts, without your name or email address. If you owe credits then, a scrambled form of your Google account’s identifier keeps the debt until you come back.',
          'A result while it is being made and for 10 minutes after, so that a broken connection, a refresh or a restart of our server costs you nothing. Our database holds it encrypted (AES-256-GCM). The key is made from a random number that your browser tab keeps and sends with its requests; the database holds only a hash of that number. So nobody can read the copy there, not even us. After 10 minutes it is deleted. If you delete your account, it is deleted at once.',
          'Feedback you send, the account you sent it from, and your email address if you give one. When you delete your account, only the words stay.',
          'Up to three pitches that you save: the video, what you said, the score and the two better versions. You can see and delete them in your library; deleting your account deletes them too. Nobody else can open them.',
          'A video whose upload was interrupted, for up to 24 hours, so that the upload can continue where it stopped. Then it is deleted.',
          'Counters that prevent abuse, under scrambled names, for about a day. Our logs hold no page contents.',
        ],
      },
      {
        heading: 'What stays on your device',
        lines: [
          'Your sign-in with your name and email address, your theme and practice settings, and the app itself, so that it opens without a connection.',
          'Your last result of each kind stays in the browser tab until you close it or log out, so that a refresh or a payment loses nothing.',
          'Job ads, other texts and choices in forms stay in the browser tab too. A resume in a form is kept until you take it out or log out, for one hour at most; then it is deleted, at the latest when Greenroom is opened again. Going to the payment page keeps it for another hour.',
          'These results and forms, and everything below that stays on your device, recordings included, are encrypted there with a secret of your browser that no page can read out. When you log out, they and the secret are deleted.',
          'If you ask for it, a list of your scores: date, feature, round, score and its parts. It holds no texts and is never sent. You can export it or delete it on home, and turn it off in the account menu; turning it off or logging out deletes it.',
          'What you write into the plan for an answer stays in the browser tab until you close it or log out. It is sent only when you use it as your answer in Self practice and ask for feedback.',
          'A recording stays on your device until it has been sent or you discard it. You can undo that for six seconds; then it is deleted.',
          'A pitch analysis or a spoken resume that you request without a connection waits on your device with copies of what it needs. Its result stays there until you open its screen.',
          'A voice interview keeps its recordings, their text, the job description and the feedback on your device until you end it or log out.',
          'A recorded pitch stays on your device, with its script, the job description and the text of your resume, until you go back to the start or discard it. For feedback, only the audio is sent, or the video if your browser cannot separate the audio.',
          'Self practice keeps your recordings, your own questions, the text of your answers, the job description if you gave one, and the feedback on your device until you end it or log out.',
        ],
      },
      { heading: 'The AI', lines: [aiLine(facts.aiProvider), audioLine(facts)] },
      {
        heading: 'Who else is involved',
        lines: [
          'Google (Firebase Authentication) signs you in, sends the code to your phone and keeps your phone number with your sign-in until you delete your account.',
          ...(facts.usesAppCheck ? [appCheckLine] : []),
          'Stripe handles payments and keeps its own records of them.',
          'Nobody else. There is no advertising and no tracking.',
        ],
      },
      {
        heading: 'Your choices',
        lines: [
          'The account menu has Download my data and Delete account. Deletion is immediate and cannot be undone: unspent credits are lost, and the scrambled record of your phone number stays.',
        ],
      },
    ],
  }
}
