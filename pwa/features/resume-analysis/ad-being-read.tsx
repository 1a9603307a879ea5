import './marked-ad.css'
import { useAtomValue } from 'jotai'
import type { RequirementRow } from '../../../api/contract/resume-analysis.ts'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { markedAd } from './marked-ad.ts'

const looks = { reading: 'reading', shown: 'found', partly: 'close', missing: 'missing' } as const

/** Of several requirements in the same words the one that is decided, then the gap. */
const order: readonly RequirementRow['state'][] = ['missing', 'partly', 'shown', 'reading']
const lookOf = (rows: readonly RequirementRow[]) => looks[order.find((state) => rows.some((row) => row.state === state))!]

function countLine(rows: readonly RequirementRow[]): string {
  const compared = rows.filter(({ state }) => state !== 'reading')
  const found = compared.filter(({ state }) => state !== 'missing').length
  if (compared.length === 0) return `${rows.length} ${rows.length === 1 ? 'requirement' : 'requirements'} read so far`
  return `${compared.length} of ${rows.length} compared with your resume, ${found} found`
}

/** The ad while a connected model reads it: each requirement lights up where it stands, then says whether the resume shows it. */
export function AdBeingRead({ rows }: { rows: readonly RequirementRow[] }) {
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const { parts, elsewhere } = markedAd(ad, rows)
  const mark = (marked: readonly RequirementRow[], text: string) => (
    <span className={`ad-mark ad-mark-${lookOf(marked)}`}>{text}</span>
  )
  return (
    <section className="ad-being-read" aria-labelledby="ad-being-read">
      <h3 id="ad-being-read">What the ad asks for</h3>
      <p className="small quiet numbers">{countLine(rows)}</p>
      <div className="marked-ad">
        {parts
          .filter(({ isFolded }) => !isFolded)
          .flatMap(({ lines }) => lines)
          .map((pieces, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ad does not change
            <p key={nth}>
              {pieces.map(({ text, rows: marked }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the ad does not change
                <span key={at}>{marked.length > 0 ? mark(marked, text) : text}</span>
              ))}
            </p>
          ))}
        {elsewhere.map((row) => (
          <p key={row.term}>{mark([row], row.term)}</p>
        ))}
      </div>
    </section>
  )
}
