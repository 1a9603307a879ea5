import './marked-ad.css'
import { useAtom } from 'jotai'
import { Fragment, useId } from 'react'
import type { AnalysisSectionData, MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { AdMark } from './ad-mark.tsx'
import { type AdLine, markedAd } from './marked-ad.ts'
import { openRequirementAtom } from './open-requirement.ts'
import { RequirementDetail } from './requirement-detail.tsx'
import { countsOf, type RequirementState, stateWords } from './requirement-state.ts'

const states: readonly RequirementState[] = ['found', 'close', 'missing']

/** What the marks mean, with the figures of the picture above. */
function Legend({ evidence }: { evidence: readonly MatchEvidence[] }) {
  const counts = countsOf(evidence)
  return (
    <ul className="ad-legend plain-list small">
      {states.map((state) => (
        <li key={state}>
          <span className={`ad-mark ad-mark-${state}`} aria-hidden="true">
            abc
          </span>{' '}
          {stateWords[state]} <strong className="numbers">{counts[state]}</strong>
        </li>
      ))}
      <li>
        <span className="ad-mark-must" aria-hidden="true">
          must
        </span>{' '}
        Must-have
      </li>
    </ul>
  )
}

/** The ad itself, every requirement that the score counted marked. A tap says where the resume shows it, or what to do about it. */
export function MarkedAdSection({ data }: { data: AnalysisSectionData<'score'> }) {
  const { jobDescription = '', evidence } = data
  const [openTerm, open] = useAtom(openRequirementAtom)
  const idPrefix = useId()
  const { parts, elsewhere } = markedAd(jobDescription, evidence)

  const marksOf = (rows: readonly MatchEvidence[], text: string) => (
    <AdMark rows={rows} text={text} openTerm={openTerm} onOpen={open} detailId={`${idPrefix}-detail`} />
  )
  /** Below its line, so that nothing above the reader moves. */
  const detailOf = (rows: readonly MatchEvidence[]) => {
    const row = rows.find(({ term }) => term === openTerm)
    return row && <RequirementDetail key={row.term} id={`${idPrefix}-detail`} row={row} onClose={() => open(null)} />
  }
  const line = (pieces: AdLine) => (
    <>
      <p>
        {pieces.map(({ text, rows }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ad does not change
          <Fragment key={at}>{rows.length > 0 ? marksOf(rows, text) : text}</Fragment>
        ))}
      </p>
      {detailOf(pieces.flatMap(({ rows }) => rows))}
    </>
  )

  return (
    <div className="section-body">
      <Legend evidence={evidence} />
      <div className="marked-ad">
        {parts.map(({ isFolded, lines }, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the ad does not change
          const shown = lines.map((pieces, nth) => <Fragment key={nth}>{line(pieces)}</Fragment>)
          return isFolded ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ad does not change
            <Collapsible key={at} look="line" title={`${lines.length} lines without a requirement`}>
              {shown}
            </Collapsible>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ad does not change
            <Fragment key={at}>{shown}</Fragment>
          )
        })}
      </div>
      {elsewhere.length > 0 && (
        <div className="marked-ad">
          <h4>Asked for in other words</h4>
          {elsewhere.map((row) => (
            <Fragment key={row.term}>
              <p>{marksOf([row], row.term)}</p>
              {detailOf([row])}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  )
}
