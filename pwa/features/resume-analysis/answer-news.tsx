import { useAtomValue } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { analysisAtom } from './analysis-store.ts'
import { answerWords, linesIn } from './requirement-lines.ts'
import { answeredAtom, sendAnswers, sendingAtom, useShown } from './rescoring.ts'

/** What the last answer changed. */
export function useNews() {
  const { change, told, shown } = useShown()
  const { state } = useAtomValue(sendingAtom)
  const about = useAtomValue(answeredAtom)?.gap.requirement
  const isRunning = useAtomValue(analysisAtom).run.state === 'running'
  const gain = change ? change.after.atsScore - change.before.atsScore : 0
  const line = linesIn(shown).find(({ text }) => text === about)
  // "No" usually changes nothing, which is not news.
  const isNews = state === 'idle' && change !== null && !change.edit && (gain !== 0 || line?.reply !== 'no')
  if (isNews) return { gain, words: answerWords(change.before, change.after, line) }
  if (isRunning && told.answers.length > 0) return { gain: 0, words: 'Your answers count as soon as the analysis is finished.' }
  if (state === 'sending') return { gain: 0, words: 'Counting your answer…' }
  const isWaiting = state === 'waiting'
  return isWaiting ? { gain: 0, words: 'No connection. Your answers are kept here and count once you are back online.' } : null
}

/** In the card just answered, else above the lines of the ad. */
export function AnswerNews() {
  const news = useNews()
  const sending = useAtomValue(sendingAtom)
  if (sending.state === 'failed')
    return (
      <div className="row">
        <span>{sending.sentence}</span>
        <Button small icon="retry" onClick={() => void sendAnswers()}>
          Try again
        </Button>
      </div>
    )
  if (!news) return null
  return (
    <p className="box box-lamp numbers">
      {news.gain !== 0 && <strong className="title-m">{news.gain > 0 ? `+${news.gain}` : `−${-news.gain}`}</strong>} {news.words}
    </p>
  )
}
