import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { preparedQuestions } from '../../../api/contract/limits.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { ResultSection } from '../../generation/result-section.tsx'
import { SectionLinks } from '../../generation/section-links.tsx'
import { holdWords, keptUntilReady, keptWords } from '../../generation/status-words.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageAction } from '../../ui/page.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { prepCredits } from './form-rules.ts'
import { prepOrder } from './prep-sections.ts'
import { openQuestionsAtom, preparationAtom, preparationGeneration, type Received } from './preparation.ts'
import {
  isPlanStandIn,
  planBlocks,
  planOutline,
  planTitle,
  preparationOutline,
  preparationTitle,
  sectionOutline,
} from './preparation-outline.ts'
import { Blocks, SectionBody } from './section-bodies.tsx'

const writing = `The first part is ready. The rest is being written. ${holdWords(prepCredits)}`

export function ResultsPhase() {
  const isDesktop = useIsDesktop()
  const preparation = useAtomValue(preparationAtom)
  const open = useAtomValue(openQuestionsAtom)
  const idPrefix = useId()

  const received = receivedOf(preparation)
  const shown = prepOrder.readyInOrder(received)
  const round = received.round && interviewRounds[received.round.interviewRoundType]
  const what = {
    title: preparationTitle,
    fileName: 'greenroom-interview-preparation',
    blocks: () => preparationOutline(received),
  }
  const afterwards = (
    <>
      <ExportRow
        what={what}
        isWhole={preparation.run.state !== 'running'}
        onExported={() => preparationGeneration.dispatch({ type: 'results-were-saved' })}
        note={preparation.last && keptWords(preparation.last)}
      />
      <AnotherButton />
    </>
  )
  return (
    <section className={`prep-results ${isDesktop ? 'columns' : 'stack'}`} aria-labelledby={`${idPrefix}-title`}>
      <div className="column column-side">
        <div className="row">
          <h2 id={`${idPrefix}-title`} className="title-l" tabIndex={-1} ref={takeLostFocus}>
            Your brief
          </h2>
          {round && <Badge tone="lamp">{round.label}</Badge>}
        </div>
        <GenerationStatus generation={preparation} writing={writing} />
        {isDesktop && afterwards}
        {isDesktop && <SectionLinks className="side-links" sections={prepOrder.sections} idPrefix={idPrefix} ready={shown} />}
      </div>
      <div className="column">
        {received.goal && (
          <ResultSection
            id={`${idPrefix}-plan`}
            title={planTitle}
            isShown
            isStillWritten={received.strategy === undefined}
            isStandIn={isPlanStandIn(received)}
            outline={() => planOutline(received)}
          >
            <div className="stack">
              <Blocks blocks={planBlocks(received)} />
              <PageAction>
                <NextStepLink amongQuestions open={open} />
              </PageAction>
            </div>
          </ResultSection>
        )}
        <Parts {...{ received, idPrefix }} />
        {!isDesktop && afterwards}
      </div>
    </section>
  )
}

interface PartsProps {
  received: Received
  idPrefix: string
}

function Parts({ received, idPrefix }: PartsProps) {
  const shown = prepOrder.readyInOrder(received)
  return prepOrder.sections.map(({ name, title }) => (
    <ResultSection
      key={name}
      id={`${idPrefix}-${name}`}
      title={title}
      isShown={shown.includes(name)}
      isStillWritten={prepOrder.isStillWritten(name, received)}
      isStandIn={received.standIns?.includes(name) ?? false}
      outline={() => sectionOutline(name, received)}
      folds={name !== 'questions'}
    >
      <div className="stack">
        <SectionBody name={name} received={received} />
      </div>
      {prepOrder.isStillWritten(name, received) && (
        <p className="quiet small numbers">
          Question {(received.questions?.questions.length ?? 0) + 1} of {preparedQuestions} is being written
        </p>
      )}
    </ResultSection>
  ))
}

function AnotherButton() {
  const { run } = useAtomValue(preparationAtom)
  const isRunning = run.state === 'running'
  return (
    <div className="not-printed">
      <Button
        wide
        busy={isRunning}
        onClick={() => preparationGeneration.dispatch({ type: 'results-were-closed' })}
        note={`${prepCredits} credits. ${keptUntilReady}`}
      >
        {isRunning ? 'Preparing...' : 'Prepare for Another Interview'}
      </Button>
    </div>
  )
}
