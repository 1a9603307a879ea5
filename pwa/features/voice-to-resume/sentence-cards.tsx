import { useAtom } from 'jotai'
import { withKeys } from '../../answer-review/with-keys.ts'
import { Button } from '../../ui/button.tsx'
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
  const change = (at: number, card: SentenceCard) => setCards(cards.with(at, card))
  const mine = leftOnly ? cards.filter(({ wasLeft }) => wasLeft) : cards
  const open = mine.filter((card) => card.state === 'guess')
  const guesses = open.filter((card) => whereIn(now, card) !== null)
  const shown = withKeys(cards, ({ sentence }) => sentence)
    .map(({ key, item }, at) => ({ key, card: item, at }))
    .filter(({ card }) => !leftOnly || card.wasLeft)
  if (shown.length === 0) return null

  function move(at: number, place: Place) {
    const { resume, card } = moved(now, cards[at]!, place)
    change(at, card)
    if (resume !== now) onChange({ now: resume, before: [...before, now] })
  }
  const list = (
    <ol className="plain-list stack-tight">
      {shown.map(({ key, card, at }) => (
        <SentenceItem
          key={key}
          card={card}
          where={whereIn(now, card)}
          places={placesIn(now)}
          onConfirm={() => change(at, { ...card, state: 'settled' })}
          onMove={(place) => move(at, place)}
        />
      ))}
    </ol>
  )
  return (
    <section className="stack-close told-cards" aria-labelledby="told-cards">
      <div className="between">
        <h2 id="told-cards">{leftOnly ? 'Not in the resume yet' : 'Your sentences, one by one'}</h2>
        {guesses.length > 1 && !leftOnly && (
          <Button
            small
            icon="check"
            onClick={() =>
              setCards(cards.map((card) => (guesses.includes(card) ? { ...card, state: 'settled' as const } : card)))
            }
          >
            {`All ${guesses.length} guesses are right`}
          </Button>
        )}
      </div>
      {open.length > 0 ? (
        <>
          <p className="quiet small" role="status">
            {`${open.length} of ${mine.length} are left. Give each its place, or leave it out: nothing you said is lost.`}
          </p>
          {list}
        </>
      ) : (
        <div tabIndex={-1} ref={takeLostFocus}>
          <Collapsible title="Each sentence has its place" look="line">
            {list}
          </Collapsible>
        </div>
      )}
    </section>
  )
}

interface SentenceItemProps {
  card: SentenceCard
  where: string | null
  places: readonly [Place, string][]
  onConfirm: () => void
  onMove: (place: Place) => void
}

function SentenceItem({ card: { sentence, state }, where, places, onConfirm, onMove }: SentenceItemProps) {
  const isGuess = state === 'guess' && where !== null
  const isOpen = state === 'guess' && where === null
  return (
    <Card as="li" className="stack-tight told-card" data-open={isOpen || undefined}>
      <p>{sentence}</p>
      {where && <p className="small quiet">{`${where}${isGuess ? '. Is it right?' : ''}`}</p>}
      <div className="row">
        {isGuess && (
          <Button
            small
            icon="check"
            aria-label={`Yes, this is right: ${sentence}`}
            onClick={({ currentTarget }) => {
              onConfirm()
              currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('button, select')?.focus()
            }}
          >
            Yes
          </Button>
        )}
        <Select
          label={<span className="only-heard">{`Where does it belong? ${sentence}`}</span>}
          value={state === 'left-out' ? 'left-out' : ''}
          onChange={(event) => onMove(event.target.value)}
        >
          <option value="" disabled>
            {isOpen ? 'Where does it belong?' : 'Move it'}
          </option>
          {places.map(([place, name]) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}
