import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { analysisSections } from '../../../api/contract/resume-analysis.ts'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { AnswerReview } from '../../answer-review/feedback-view.tsx'
import { analysisAtom } from '../../features/resume-analysis/analysis-store.ts'
import { ResultsPanel } from '../../features/resume-analysis/results-panel.tsx'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import made from './sample.json' with { type: 'json' }

/** The server's responses for a made-up user. `npm run sample` regenerates the file; a test in api/sample compares it. */
const Sample = z.object({
  jobDescription: z.string(),
  analysis: z.object(analysisSections),
  question: z.string(),
  feedback: InterviewFeedbackAnswer,
})

const sample = Sample.parse(made)

/** A separate store, so that the real components draw the sample and the user's own data stays untouched. */
function storeWithSample() {
  const store = createStore()
  const done = { coach: 'builtin' as const, standIns: [], creditsCharged: 0, creditsRemaining: 0 }
  store.set(analysisAtom, {
    run: { state: 'idle' },
    last: { received: sample.analysis, done, isSaved: true },
    isOpen: true,
  })
  store.set(jobDescriptionDraftAtom, sample.jobDescription)
  return store
}

const store = storeWithSample()
const resume = sample.analysis.document.parserView

interface SampleViewProps {
  title?: ReactNode
  next: ReactNode
}

/** An example analysis and answer, to show what users get. */
export function SampleView({ title, next }: SampleViewProps) {
  return (
    <div className="columns">
      <div className="column column-side">
        <div className="stack-close">
          <div className="row">
            {title}
            <Badge tone="lamp">SAMPLE</Badge>
          </div>
          <p>
            Nora Fairweather is made up; the results are not. Our built-in coach wrote them, without AI, from her resume, an ad
            and <a href="#sample-answer">her interview answer</a>. No one edited them.
          </p>
        </div>
        <Collapsible title="Her resume and the ad" look="line">
          <div className="stack small">
            <p className="prose">{resume.text}</p>
            <p className="prose">{sample.jobDescription}</p>
          </div>
        </Collapsible>
      </div>
      <div className="column">
        <Provider store={store}>
          <ResultsPanel actions={null} status={null} />
        </Provider>
        <AnsweredQuestion />
        {next}
      </div>
    </div>
  )
}

function AnsweredQuestion() {
  const { question, feedback } = sample
  return (
    <section className="stack" id="sample-answer" aria-labelledby="sample-answer-title">
      <h2 id="sample-answer-title" className="title-l">
        One Interview Question, Answered
      </h2>
      <Card className="stack">
        <h3>{question}</h3>
        <AnswerReview
          label="Her answer"
          recording={null}
          feedback={feedback}
          correcting={{ transcript: feedback.transcript }}
          words={{ transcript: feedback.transcript }}
        />
      </Card>
    </section>
  )
}
