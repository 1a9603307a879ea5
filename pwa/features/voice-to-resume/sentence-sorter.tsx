import { useState } from 'react'
import { spokenResume } from '../../../api/contract/limits.ts'
import { dateSaid } from '../../../api/contract/years-said.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Field } from '../../ui/field.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import { takeFocus, takeFocusInPlace } from '../../ui/take-focus.ts'
import { changed, type EditedResume, jobName, undone } from './resume-edit.ts'
import { factsIn, jobBefore, moved, type Place, whereIn } from './sentences.ts'
import { datesFrom } from './told-steps.ts'

export const sorterId = 'told-sorter'
export const resumeId = 'spoken-resume'

/** What the sentences became. */
function showResume() {
  const heading = document.getElementById(resumeId)
  takeFocusInPlace(heading)
  heading?.parentElement?.scrollIntoView()
}

interface SentenceSorterProps {
  history: EditedResume
  onChange: (history: EditedResume) => void
  isByModel: boolean
}

/** One sentence at a time: a tap puts it in its place. */
export function SentenceSorter({ history, onChange, isByModel }: SentenceSorterProps) {
  const { now, cards, before } = history
  const [last, setLast] = useState<number | null>(null)
  /** The focus follows the sentences once the user sorts. */
  const [hasSorted, setSorted] = useState(false)
  const toSort = cards.map((card, at) => ({ card, at })).filter(({ card }) => card.isToSort)
  const open = toSort.filter(({ card }) => card.state === 'open')
  const sorted = toSort.filter(({ card }) => card.state !== 'open')
  const [current] = open
  if (toSort.length === 0) return null

  function show(next: EditedResume, placed: number | null) {
    setSorted(true)
    onChange(next)
    setLast(placed)
    if (!next.cards.some(({ isToSort, state }) => isToSort && state === 'open')) requestAnimationFrame(showResume)
  }
  const place = (at: number, to: Place, again = false) =>
    show(changed(history, moved(history, at, to, again)), to === 'open' ? null : at)
  const placed = last === null ? undefined : cards[last]
  const status = (
    <p className="small quiet" role="status">
      {`${sorted.length} of ${toSort.length} sorted.`}
      {placed && ` ${whereIn(now, placed)?.split(' · ')[0] ?? 'Left out.'}`}
    </p>
  )
  const title = current ? `Sorted sentences (${sorted.length})` : <h2 id={sorterId}>Every sentence is sorted</h2>
  const folded = (
    <Collapsible title={title} look={current ? 'line' : 'card'}>
      {!current && status}
      <ol className="plain-list lines">
        {sorted.map(({ card, at }) => (
          <li key={at} className="between">
            <span className="stack-snug">
              <span>{card.sentence}</span>
              <span className="small quiet">
                {card.state === 'left-out' ? 'Left out' : (whereIn(now, card) ?? 'You changed its words')}
              </span>
            </span>
            <IconButton icon="retry" label={`Sort again: ${card.sentence}`} onClick={() => place(at, 'open')} />
          </li>
        ))}
      </ol>
    </Collapsible>
  )
  if (!current) return <section aria-labelledby={sorterId}>{folded}</section>
  return (
    <Card as="section" className="stack" aria-labelledby={sorterId}>
      <h2 id={sorterId} tabIndex={-1}>
        {isByModel ? 'Not in the resume yet' : 'Sort your sentences'}
      </h2>
      <div className="stack-tight">
        {status}
        <ShareBar share={sorted.length / toSort.length} />
      </div>
      <Sentence
        key={`${current.at} ${current.card.read.length} ${sorted.length}`}
        history={history}
        at={current.at}
        takesFocus={hasSorted}
        onPlace={(to, again) => place(current.at, to, again)}
      />
      {before.length > 0 && (
        <div className="row">
          <Button small look="quiet" icon="retry" onClick={() => show(undone(history), null)}>
            Undo
          </Button>
        </div>
      )}
      {sorted.length > 0 && folded}
    </Card>
  )
}

interface SentenceProps {
  history: EditedResume
  at: number
  takesFocus: boolean
  onPlace: (place: Place, again?: boolean) => void
}

const otherPlaces: readonly [Place, string][] = [
  [{ to: 'coreCompetencies' }, 'Skill'],
  [{ to: 'certifications' }, 'Certificate'],
  [{ to: 'professionalSummary' }, 'About me'],
  ['left-out', 'Leave out'],
]

function Sentence({ history, at, takesFocus, onPlace }: SentenceProps) {
  const [asks, setAsks] = useState<Entry | null>(null)
  const [again, setAgain] = useState(false)
  const put = (place: Place) => onPlace(place, again)
  const { now, cards } = history
  const card = cards[at]!
  const where = whereIn(now, card)
  const job = jobBefore(history, at)
  const jobs = now.professionalExperience.map((one, index) => ({ name: jobName(one, index), index }))
  return (
    <>
      <blockquote className="title-m told-sentence" tabIndex={-1} ref={takesFocus ? takeFocus : null}>
        {card.sentence}
      </blockquote>
      {where && <p className="quiet">{`Already in your resume: ${where}. Does the sentence say more?`}</p>}
      {asks ? (
        <EntryForm entry={asks} sentence={card.sentence} onPlace={put} onBack={() => setAsks(null)} />
      ) : (
        <fieldset className="grid told-places">
          <legend className="only-heard">Where does it belong?</legend>
          {where && (
            <Button className="told-job" look="main" icon="check" onClick={() => onPlace('confirmed')}>
              That is all
            </Button>
          )}
          {jobs
            .toSorted((one, other) => Number(other.index === job) - Number(one.index === job))
            .map(({ name, index }) => (
              <Button
                key={index}
                look={index === job && !where ? 'main' : 'plain'}
                className="told-job"
                onClick={() => put({ to: 'job', index })}
              >
                {index === job ? `This job: ${name}` : name}
              </Button>
            ))}
          <Button
            className="told-job"
            icon="plus"
            look={jobs.length === 0 && !where ? 'main' : 'plain'}
            onClick={() => setAsks('new-job')}
          >
            New job
          </Button>
          <Button small onClick={() => setAsks('school')}>
            Education
          </Button>
          {otherPlaces.map(([place, name]) => (
            <Button key={name} small look={place === 'left-out' ? 'quiet' : 'plain'} onClick={() => put(place)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <Check label="It says more: ask me about it again" isOn={again} onChange={setAgain} />
    </>
  )
}

type Entry = 'new-job' | 'school'

const asked: Record<Entry, readonly [name: string, label: string][]> = {
  'new-job': [
    ['title', 'Job title'],
    ['company', 'Employer'],
    ['from', 'From'],
    ['to', 'To'],
  ],
  school: [
    ['degree', 'What you finished'],
    ['institution', 'School'],
    ['dates', 'Year'],
  ],
}

interface EntryFormProps {
  entry: Entry
  sentence: string
  onPlace: (place: Place) => void
  onBack: () => void
}

/** Prefilled from the sentence; the user fills in the rest. */
function EntryForm({ entry, sentence, onPlace, onBack }: EntryFormProps) {
  const [{ isCurrent: isThere = false, ...found }] = useState(() => factsIn(sentence, entry))
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(found)
  const [isCurrent, setCurrent] = useState(isThere)
  const [keepsLine, setKeepsLine] = useState(false)
  const said = (name: string) => (texts[name] ?? '').trim()
  function submit() {
    const dates = datesFrom(dateSaid(said('from')), isCurrent ? 'Present' : dateSaid(said('to')))
    if (entry === 'school')
      onPlace({
        to: entry,
        facts: { degree: said('degree'), institution: said('institution'), dates: dateSaid(said('dates')) },
      })
    else onPlace({ to: entry, facts: { title: said('title'), company: said('company'), dates }, keepsLine })
  }
  return (
    <form
      className="stack-close"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {Object.values(found).some(Boolean) && <p className="small quiet">Taken from your sentence. Change what is not right.</p>}
      {asked[entry].map(([name, label], nth) => (
        <Field
          key={name}
          label={label}
          value={texts[name] ?? ''}
          maxLength={spokenResume.resumeLineMaxCharacters}
          disabled={name === 'to' && isCurrent}
          onChange={({ target: { value } }) => setTexts((before) => ({ ...before, [name]: value }))}
          {...(nth === 0 && { ref: takeFocus })}
        />
      ))}
      {entry === 'new-job' && (
        <>
          <Check label="I still work there" isOn={isCurrent} onChange={setCurrent} />
          <Check label="Keep the sentence as a line, too" isOn={keepsLine} onChange={setKeepsLine} />
        </>
      )}
      <div className="row">
        <Button look="main" type="submit">
          {entry === 'school' ? 'Add to education' : 'Add this job'}
        </Button>
        <Button onClick={onBack}>Cancel</Button>
      </div>
    </form>
  )
}

const Check = ({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="choice beside">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
