import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { TakeAlongRow } from '../../export/take-along-row.tsx'
import { usePrintUnfolded } from '../../export/use-print-unfolded.ts'
import { Badge } from '../../ui/badge.tsx'
import { AnotherButton } from './another-button.tsx'
import { receivedOf } from './phase.ts'
import { PrepSection } from './prep-section.tsx'
import { prepSections, readyInOrder } from './prep-sections.ts'
import { PrepStatus } from './prep-status.tsx'
import { preparationAtom, preparationGeneration } from './preparation.ts'
import { preparationOutline, preparationTitle } from './preparation-outline.ts'
import { SectionLinks } from './section-links.tsx'

/** The brief: every section at its fixed place, the coming ones as headings. */
export function ResultsPhase({ isDesktop }: { isDesktop: boolean }) {
  const preparation = useAtomValue(preparationAtom)
  const idPrefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const paper = useRef<HTMLElement>(null)
  usePrintUnfolded(paper)
  // Whatever had the focus (the button, the loading view) has just gone; otherwise it stays where the reader put it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  const received = receivedOf(preparation)
  const shown = readyInOrder(received)
  const round = received.round && interviewRounds[received.round.interviewRoundType]
  const what = {
    title: preparationTitle,
    fileName: 'greenroom-interview-preparation',
    blocks: () => preparationOutline(received),
  }
  return (
    <section className="prep-columns prep-results" aria-labelledby={`${idPrefix}-title`} ref={paper}>
      <div className="prep-side">
        <div className="prep-results-top">
          <h2 id={`${idPrefix}-title`} tabIndex={-1} ref={heading}>
            Your brief
          </h2>
          {round && <Badge tone="lamp">{round.label}</Badge>}
        </div>
        <PrepStatus />
        <TakeAlongRow
          what={what}
          isWhole={preparation.run.state !== 'running'}
          onTaken={() => preparationGeneration.dispatch({ type: 'results-were-saved' })}
        />
        {isDesktop && (
          <div className="not-printed">
            <AnotherButton />
          </div>
        )}
        <SectionLinks idPrefix={idPrefix} shown={shown} />
      </div>
      <div className="prep-sections">
        {prepSections.map(({ name }) => (
          <PrepSection key={name} id={`${idPrefix}-${name}`} name={name} received={received} isShown={shown.includes(name)} />
        ))}
      </div>
    </section>
  )
}
