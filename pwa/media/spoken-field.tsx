import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { canListen, type Recognition, type RecognitionTrouble, startRecognition } from '../platform/speech-recognition.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

type SpokenFieldProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** One of several fields under one privacy note. */
  isCompact?: boolean
  /** False where the screen has said so already. */
  saysWhoHears?: boolean
}

const troubleTexts: Record<RecognitionTrouble, string> = {
  'no-connection': 'Dictation needs a connection in this browser. Please type instead.',
  'not-supported': 'The microphone is not available here. Please type instead.',
}

/** A text area with dictation, where the browser supports it. */
export function SpokenField(props: SpokenFieldProps) {
  const { value, onChange, isCompact = false, saysWhoHears = !isCompact, corner, ...texts } = props
  const speech = useSpeech(value, (text) => onChange(texts.maxLength ? text.slice(0, texts.maxLength) : text))
  const button = (
    <Button
      small
      look="quiet"
      icon={speech.isListening ? 'check' : 'mic'}
      aria-pressed={speech.isListening}
      aria-label={isCompact ? `Speak: ${texts.label}` : undefined}
      onClick={speech.toggle}
    >
      {speech.isListening ? 'Stop' : 'Speak'}
    </Button>
  )
  const state =
    speech.trouble ??
    (speech.isListening ? 'Listening' : !saysWhoHears ? '' : 'Speech recognition may send audio to your browser’s maker.')
  return (
    <div className="stack-snug">
      <TextArea
        rows={2}
        {...texts}
        corner={
          <>
            {speech.isPossible && button}
            {corner}
          </>
        }
        value={value}
        readOnly={speech.isListening}
        onChange={(event) => onChange(event.target.value)}
      />
      {speech.isPossible && (
        <span className={state ? 'small quiet' : 'only-heard'} role="status">
          {state}
        </span>
      )}
    </div>
  )
}

function useSpeech(value: string, onHeard: (text: string) => void) {
  const [isListening, setListening] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const recognition = useRef<Recognition | null>(null)
  const heard = useRef(onHeard)
  heard.current = onHeard
  useEffect(() => () => void recognition.current?.stop(), [])

  function start() {
    const before = value.trim()
    const put = (words: string) => heard.current([before, words.trim()].filter(Boolean).join(' '))
    setTrouble(null)
    setListening(true)
    recognition.current = startRecognition({
      track: null,
      heard: ({ final, interim }) => put(`${final} ${interim}`),
      failed(why) {
        recognition.current = null
        setListening(false)
        setTrouble(troubleTexts[why])
      },
    })
  }
  async function stop() {
    const stopping = recognition.current
    recognition.current = null
    await stopping?.stop()
    setListening(false)
  }
  return { isPossible: canListen(), isListening, trouble, toggle: () => void (isListening ? stop() : start()) }
}
