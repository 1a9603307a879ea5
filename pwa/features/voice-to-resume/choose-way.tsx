import { useAtom, useAtomValue } from 'jotai'
import { resumeOutline } from '../../../api/contract/resume-outline.ts'
import { isBuiltInAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { unedited, withoutEmpty } from './resume-edit.ts'
import { back, toldAtom, wayAtom } from './told-steps.ts'
import { editedAtom, resumeCredits } from './use-generate.ts'

type Way = 'steps' | 'one-go'

const ways: Record<Way, { icon: IconName; title: string; instead: string; text: string; price: string }> = {
  steps: {
    icon: 'question',
    title: 'Answer one question at a time',
    instead: 'Answer questions instead (free)',
    text: 'Spoken or typed, about ten minutes. Each answer goes into your resume as you give it. It works without a connection.',
    price: 'Free',
  },
  'one-go': {
    icon: 'mic',
    title: 'Tell it in one go',
    instead: `Tell it in one go instead (${resumeCredits} credits)`,
    text: 'Talk or type for up to five minutes. We put it in order, and you correct it.',
    price: `${resumeCredits} credits`,
  },
}

export function useWay(hasNothingForOneGo: boolean) {
  const [chosen, chooseWay] = useAtom(wayAtom)
  const [told, setTold] = useAtom(toldAtom)
  const [edited, setEdited] = useAtom(editedAtom)
  const way = chosen || (hasNothingForOneGo ? '' : 'one-go')
  const isTold = way === 'steps' && told.at === 'done'
  return {
    way,
    chooseWay,
    isTold,
    hasTold: resumeOutline(withoutEmpty(told.resume)).length > 0,
    history: isTold ? (edited ?? unedited(told.resume)) : edited,
    setHistory(history: NonNullable<typeof edited>) {
      setEdited(history)
      if (isTold) setTold({ at: 'done', resume: history.now })
    },
    backToQuestions() {
      setEdited(null)
      setTold(back(told))
    },
  }
}

/** Without a model the user sorts the sentences. */
const sortedByUser = {
  text: 'Talk or type for up to five minutes. Then you sort your sentences into a resume, one at a time.',
  price: `Free without AI: your ${resumeCredits} credits come back`,
}

export function ChooseWay({ onChoose }: { onChoose: (way: Way) => void }) {
  const isBuiltIn = useAtomValue(isBuiltInAtom)
  return (
    <div className="stack">
      <p>Tell us about your work, and get a resume to correct and download. Nothing in it is made up.</p>
      <div className="spoken-ways grid">
        {(Object.keys(ways) as Way[]).map((way) => {
          const { icon, title, text, price } = { ...ways[way], ...(way === 'one-go' && isBuiltIn && sortedByUser) }
          return (
            <Card as="section" key={way} className="stack-close">
              <h2 className="beside">
                <Icon name={icon} /> {title}
              </h2>
              <p className="quiet">{text}</p>
              <Button
                look={way === 'steps' ? 'main' : 'plain'}
                wide
                onClick={() => onChoose(way)}
                aria-label={title}
                note={price}
              >
                {way === 'steps' ? 'Start' : 'Start talking'}
              </Button>
            </Card>
          )
        })}
      </div>
    </div>
  )
}

export const OtherWay = ({ to, onChoose }: { to: Way; onChoose: (way: Way) => void }) => (
  <Button small look="quiet" icon={ways[to].icon} onClick={() => onChoose(to)}>
    {ways[to].instead}
  </Button>
)
