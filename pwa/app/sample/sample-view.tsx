import { createStore, Provider } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import * as z from 'zod'
import { AnalysisDone, analysisSections } from '../../../api/contract/resume-analysis.ts'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { AnswerReview } from '../../answer-review/feedback-view.tsx'
import { analysisAtom } from '../../features/resume-analysis/analysis-store.ts'
import { isSampleAtom } from '../../features/resume-analysis/rescoring.ts'
import { ResultsPanel } from '../../features/resume-analysis/results-panel.tsx'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SwitchChoice } from '../../ui/switch-choice.tsx'
import made from './sample.json' with { type: 'json' }

/** The server's responses for a made-up user. `npm run sample` regenerates both files; a test in api/sample compares them. */
const Sample = z.object({
  jobDescription: z.string(),
  analysis: z.object(analysisSections),
  done: AnalysisDone,
  question: z.string(),
  feedback: InterviewFeedbackAnswer,
})

/** A separate store, so that the real components draw the sample and the user's own data stays untouched. */
function opened(content: unknown) {
  const sample = Sample.parse(content)
  const { analysis, done, jobDescription } = sample
  const store = createStore()
  store.set(analysisAtom, {
    run: { state: 'idle' },
    last: { key: 'sample', received: { ...analysis, standIns: done.standIns }, done, isSaved: true },
    isOpen: true,
  })
  store.set(jobDescriptionDraftAtom, jobDescription)
  store.set(isSampleAtom, true)
  return { ...sample, store }
}

const withoutAi = opened(made)
const loadWithAi = () => import('./sample-ai.json').then((content) => opened(content.default))

const coaches = { ai: 'With an AI model', builtin: 'Without AI' }
const about = {
  ai: 'An AI model wrote them, and our code checked and scored them.',
  builtin: 'Our built-in coach wrote them, without AI.',
}

function useSample() {
  const [wanted, choose] = useState<keyof typeof coaches>('ai')
  const [withAi, setWithAi] = useState<typeof withoutAi | null>(null)
  useEffect(() => {
    if (wanted === 'ai') void loadWithAi().then(setWithAi, () => choose('builtin'))
  }, [wanted])
  return { wanted, choose, sample: wanted === 'ai' ? withAi : withoutAi }
}

interface SampleViewProps {
  title?: ReactNode
  next: ReactNode
}

/** An example analysis and answer, to show what users get. */
export function SampleView({ title, next }: SampleViewProps) {
  const { wanted, choose, sample } = useSample()
  const isDesktop = useIsDesktop()
  return (
    <div className="columns">
      <div className="column column-side">
        <div className="stack-close">
          <div className="row">
            {title}
            <Badge tone="lamp">SAMPLE</Badge>
          </div>
          <SwitchChoice legend="Coach" options={coaches} value={wanted} onChange={choose} />
          <p role="status">Marisol Vanderbeck is made up; the results are not. {about[wanted]}</p>
        </div>
        <Collapsible title="Her resume, the ad, her answer" look="line">
          <div className="stack small">
            <a href="#sample-answer">Her interview answer</a>
            <p className="prose">{withoutAi.analysis.document.parserView.text}</p>
            <p className="prose">{withoutAi.jobDescription}</p>
          </div>
        </Collapsible>
        {isDesktop && next}
      </div>
      <div className="column">
        {sample ? (
          <>
            <Provider store={sample.store} key={wanted}>
              <ResultsPanel />
            </Provider>
            <AnsweredQuestion {...sample} />
          </>
        ) : (
          <Spinner>Opening the sample…</Spinner>
        )}
        {!isDesktop && next}
      </div>
    </div>
  )
}

function AnsweredQuestion({ question, feedback }: Pick<z.infer<typeof Sample>, 'question' | 'feedback'>) {
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
