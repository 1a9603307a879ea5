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
  const shown = withKeys(cards, ({ sentence }) => sentence)
    .map(({ key, item }, at) => ({ key, card: item, at }))
    .filter(({ card }) => !leftOnly || card.wasLeft)
  if (shown.length === 0) return null
  const isGuess = ({ card }: (typeof shown)[number]) => card.state === 'guess'
  const isPlaced = ({ card }: (typeof shown)[number]) => whereIn(now, card) !== null
  const guesses = shown.filter((one) => isGuess(one) && isPlaced(one))
  const homeless = shown.filter((one) => isGuess(one) && !isPlaced(one))

  function move(at: number, place: Place) {
    const { resume, card } = moved(now, cards[at]!, place)
    change(at, card)
    if (resume !== now) onChange({ now: resume, before: [...before, now] })
  }
  const listOf = (items: typeof shown) => (
    <ol className="plain-list stack-tight">
      {items.map(({ key, card, at }) => (
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
              setCards(
                cards.map((card) => (guesses.some((one) => one.card === card) ? { ...card, state: 'settled' as const } : card)),
              )
            }
          >
            {`Accept all ${guesses.length} suggestions`}
          </Button>
        )}
      </div>
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
          <Collapsible title={placedTitle(guesses.length, homeless.length)} look="line">
            {listOf(shown.filter((one) => !homeless.includes(one)))}
          </Collapsible>
        </div>
      )}
    </section>
  )
}

function placedTitle(guesses: number, homeless: number): string {
  if (guesses > 0) return `${guesses === 1 ? 'One sentence' : `${guesses} sentences`} placed for you to check`
  return homeless > 0 ? 'The other sentences' : 'Each sentence has its place'
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
