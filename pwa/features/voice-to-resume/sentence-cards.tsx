import { useAtom } from 'jotai'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Select } from '../../ui/field.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import type { EditedResume } from './resume-edit.ts'
import { moved, type Place, placesIn, type SentenceCard, whereIn } from './sentences.ts'
import { cardsAtom } from './use-generate.ts'

interface SentenceCardsProps {
  history: EditedResume
  onChange: (history: EditedResume) => void
  leftOnly: boolean
}

export function SentenceCards({ history, onChange, leftOnly }: SentenceCardsProps) {
  const [cards, setCards] = useAtom(cardsAtom)
  const { now, before } = history
  const shown = withKeys(cards, ({ sentence }) => sentence)
    .map(({ key, item }, at) => ({ key, card: item, at }))
    .filter(({ card }) => !leftOnly || card.wasLeft)
  if (shown.length === 0) return null
  const homeless = shown.filter(({ card }) => needsPlace(now, card))

  function move(at: number, place: Place) {
    const { resume, card } = moved(now, cards[at]!, place)
    setCards(cards.with(at, card))
    if (resume !== now) onChange({ now: resume, before: [...before, now] })
  }
  const listOf = (items: typeof shown) => (
    <ol className="plain-list stack-tight">
      {items.map(({ key, card, at }) => (
        <SentenceItem key={key} card={card} resume={now} onMove={(place) => move(at, place)} />
      ))}
    </ol>
  )
  return (
    <section className="stack-close told-cards" aria-labelledby="told-cards">
      <h2 id="told-cards">{leftOnly ? 'Not in the resume yet' : 'Your sentences, one by one'}</h2>
      {homeless.length > 0 && (
        <>
          <p className="quiet small" role="status">
            {`${homeless.length === 1 ? 'One sentence needs' : `${homeless.length} sentences need`} a place, or leave it out: nothing you said is lost.`}
          </p>
          {listOf(homeless)}
        </>
      )}
      {homeless.length < shown.length && (
        <div tabIndex={-1} ref={takeLostFocus}>
          <Collapsible title={homeless.length > 0 ? 'The other sentences' : 'Each sentence has its place'} look="line">
            {listOf(shown.filter((one) => !homeless.includes(one)))}
          </Collapsible>
        </div>
      )}
    </section>
  )
}

const needsPlace = (resume: ResumeData, card: SentenceCard) => card.wasLeft && !card.isLeftOut && whereIn(resume, card) === null

interface SentenceItemProps {
  card: SentenceCard
  resume: ResumeData
  onMove: (place: Place) => void
}

function SentenceItem({ card, resume, onMove }: SentenceItemProps) {
  const { sentence, isLeftOut } = card
  const where = whereIn(resume, card)
  const isOpen = needsPlace(resume, card)
  return (
    <Card as="li" className="stack-tight told-card" data-open={isOpen || undefined}>
      <p>{sentence}</p>
      {where && <p className="small quiet">{where}</p>}
      <Select
        label={<span className="only-heard">{`Where does it belong? ${sentence}`}</span>}
        value={isLeftOut ? 'left-out' : ''}
        onChange={(event) => onMove(event.target.value)}
      >
        <option value="" disabled>
          {isOpen ? 'Where does it belong?' : 'Move it'}
        </option>
        {placesIn(resume).map(([place, name]) => (
          <option key={place} value={place}>
            {name}
          </option>
        ))}
      </Select>
    </Card>
  )
}
