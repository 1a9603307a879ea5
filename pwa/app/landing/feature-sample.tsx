import type { ReactNode } from 'react'
import type { AnswerFeedback } from '../../../api/contract/answer-feedback.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { ScoreSummary } from '../../answer-review/score-summary.tsx'
import { scoreBars } from '../../features/resume-analysis/requirement-lines.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { ScoreBars } from '../../ui/score-bars.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { byRound, type Feature } from '../features.ts'
import sample from '../sample/sample.json' with { type: 'json' }
import withAi from '../sample/sample-ai.json' with { type: 'json' }
import gives from './what-it-gives.json' with { type: 'json' }

const { analysis, question, feedback } = sample

/** A part of the sample where it has one, else what comes out. Only in the build, so no script contains it. */
export function FeatureSample({ of }: { of: Feature }): ReactNode {
  const id = of === byRound ? 'interview by round' : of.id
  return samples[id] ?? <Bullets lines={gives[id as keyof typeof gives]} />
}

/** The shortest that is shown, with the user's own line, and the shortest that would gain something. */
const { score, requirements } = withAi.analysis
const lines = requirements.lines.toSorted((one, other) => one.text.length - other.text.length)
const told = [lines.find(({ state }) => state === 'shown'), lines.find(({ state }) => state === 'not-found')]
const praise = feedback.strengths.toSorted((one, other) => one.length - other.length).slice(0, 2)
const { tone } = bandOf(score.atsScore)
const [asked] = analysis.questions.interviewQuestions

export const scoreSample = (
  <>
    <span className="small quiet" style={{ flexBasis: '100%' }}>
      A sample: how one resume scored
    </span>
    <ScoreRing
      score={score.atsScore}
      tone={tone}
      size={84}
      caption="of 100"
      label={`A sample: ATS score ${score.atsScore} of 100`}
    />
    <ScoreBars bars={scoreBars(score as Parameters<typeof scoreBars>[0])} />
  </>
)

const samples: Partial<Record<string, ReactNode>> = {
  resume: (
    <>
      <div className="row">
        <ScoreRing score={score.atsScore} tone={tone} size={128} caption="of 100" label={`ATS score ${score.atsScore} of 100`} />
        <p className="small quiet fill">From the sample: a made-up dental hygienist's resume, compared with a job ad.</p>
      </div>
      <ul className="lines plain-list">
        {told.map(
          (line) =>
            line && (
              <li key={line.text}>
                <strong className={`small toned tone-${line.state === 'shown' ? 'green' : 'yellow'}`}>
                  {line.state === 'shown' ? 'Shown in her resume' : `Do you have it? +${line.worth}`}
                </strong>
                <span className="block">{line.text}</span>
                {line.state === 'shown' && <span className="block quiet">Her line: {line.resumeLine}</span>}
              </li>
            ),
        )}
      </ul>
    </>
  ),
  interview: (
    <>
      <p className="small quiet">From the sample: one of the questions for a made-up dental hygienist.</p>
      <p>
        <strong>{asked?.question}</strong>
      </p>
      <p>They listen for: {asked?.plan.listensFor}</p>
      <p className="quiet">A common mistake: {asked?.plan.mistake}</p>
    </>
  ),
  voice: (
    <>
      <p className="small quiet">From the sample: the answer of a made-up dental hygienist.</p>
      <p>
        <strong>{question}</strong>
      </p>
      <ScoreSummary feedback={feedback as AnswerFeedback} />
      <Bullets lines={praise} />
    </>
  ),
}
