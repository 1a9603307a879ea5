import { useAtom, useAtomValue } from 'jotai'
import { countWords, pitch } from '../../../api/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextArea } from '../../ui/field.tsx'
import { withoutGaps } from './pitch-rules.ts'
import { saidAtom, scriptAtom } from './pitch-store.ts'
import type { Review } from './use-review.ts'

export function SaidField({ review }: { review: Review }) {
  const [said] = useAtom(saidAtom)
  if (!review.hearsAudio)
    return (
      <Card as="section" className="stack">
        <Words review={review} />
      </Card>
    )
  return (
    <Collapsible title="Type what you said instead" {...(said.words && { open: true })}>
      <Words review={review} />
    </Collapsible>
  )
}

function Words({ review: { hearsAudio, faults } }: { review: Review }) {
  const [said, setSaid] = useAtom(saidAtom)
  const script = useAtomValue(scriptAtom)
  const hint = said.isHeard
    ? 'Your browser transcribed this as you spoke. Correct what it misheard.'
    : 'There is no transcript. Play your recording and type what you said, word for word.'
  return (
    <div className="stack">
      <TextArea
        label="What you said"
        hint={hearsAudio ? 'Leave this empty to have your recording transcribed. Typed words are used as they are.' : hint}
        value={said.words}
        onChange={(event) => setSaid({ words: event.target.value, isHeard: false })}
        error={faults.said}
        counter={`${countWords(said.words)} words`}
        rows={7}
        maxLength={pitch.transcriptMaxCharacters}
      />
      {script.trim() !== '' && said.words === '' && (
        <div className="row">
          <Button small icon="copy" onClick={() => setSaid({ words: withoutGaps(script).trim(), isHeard: false })}>
            Start from my script
          </Button>
        </div>
      )}
    </div>
  )
}
